import { expect, test } from 'vitest'
import type { GameInfo, Option, Value } from '../api'
import { chosen, DRAFTED, factionsWith, grouped, matters, rivalOf, usual } from './options'

const option = (name: string, value: Value, more: Partial<Option> = {}): Option => ({
  name,
  title: '',
  default: value,
  allows: '',
  about: '',
  choices: null,
  by_seat: false,
  size: 0,
  apart: [],
  under: '',
  machines: [],
  extra: false,
  group: 'table',
  ruling: '',
  law: '',
  ...more,
})
const PATROL = ['marquise', 'forest_patrol', 'feline_physicians']
const root: GameInfo = {
  words: {},
  name: 'root',
  title: 'Root',
  options: [
    option('factions', ['marquise', 'eyrie', 'alliance', 'vagabond'], {
      by_seat: true,
      machines: ['electric_eyrie'],
      apart: [['electric_eyrie', 'eyrie']],
    }),
    option('hirelings', [], { size: 3, apart: [PATROL, ['popular_band', 'street_band']] }),
    option('landmarks', 0),
    option('landmark_cards', ['ferry', 'tower'], { under: 'landmarks' }),
    option('together', false, { under: 'factions' }),
    option('control_die', 'three_twos', { under: 'hirelings', group: 'house' }),
  ],
  players: [2, 6],
  bots: [],
  editions: [],
}
const smallworld: GameInfo = {
  words: {},
  name: 'smallworld',
  title: 'Small World',
  options: [option('players', 3)],
  players: [2, 5],
  bots: [],
  editions: [],
}
const wished = (wishes: Record<string, Value>) => ({ ...usual(root.options), ...wishes })

test('a faction that is wished for plays among the usual ones', () => {
  expect(factionsWith(root, 4, 'alliance')).toEqual(['marquise', 'eyrie', 'alliance', 'vagabond'])
  expect(factionsWith(root, 4, 'lizards')).toEqual(['marquise', 'eyrie', 'alliance', 'lizards'])
  expect(factionsWith(root, 2, '')).toEqual(['marquise', 'eyrie'])
})

test('a game without factions gets none', () => {
  expect(factionsWith(smallworld, 3, '')).toEqual([])
})

test('only what differs is sent, and only a list by seat goes with their number', () => {
  expect(chosen(root.options, usual(root.options), 4)).toEqual({})
  const wishes = wished({ hirelings: ['forest_patrol', 'street_band', 'the_exile'] })
  expect(chosen(root.options, wishes, 2)).toEqual({
    factions: ['marquise', 'eyrie'],
    hirelings: ['forest_patrol', 'street_band', 'the_exile'],
  })
})

test('where factions are drafted, only the number of seats is sent', () => {
  expect(chosen(root.options, wished({ factions: DRAFTED }), 5)).toEqual({ factions: 5 })
})

test('what stands under hirelings matters also where they are random', () => {
  const die = root.options[5]
  expect(matters(die, root.options, wished({}), 4)).toBe(false)
  expect(matters(die, root.options, wished({ hirelings: 'random' }), 4)).toBe(true)
})

test('options are grouped by what they are about', () => {
  const names = grouped(root.options).map(([group, options]) => [group, options.map(({ name }) => name)])
  expect(names).toEqual([
    ['table', ['factions', 'hirelings', 'landmarks', 'landmark_cards', 'together']],
    ['house', ['control_die']],
  ])
})

test('what stands under an option is sent only where that one is more than nothing', () => {
  const cards = root.options[3]
  expect(matters(cards, root.options, wished({}), 4)).toBe(false)
  expect(chosen(root.options, wished({ landmark_cards: ['ferry'] }), 4)).toEqual({})
  expect(matters(cards, root.options, wished({ landmarks: 1 }), 4)).toBe(true)
  expect(chosen(root.options, wished({ landmarks: 1, landmark_cards: ['ferry'] }), 4)).toEqual({
    landmarks: 1,
    landmark_cards: ['ferry'],
  })
})

test('the two sides of a card and the faction linked with it bar one another', () => {
  const rival = (name: string, wishes: Record<string, Value>, seats = 4) =>
    rivalOf(name, root.options, wished(wishes), seats)
  expect(rival('forest_patrol', {})).toBe('marquise')
  expect(rival('street_band', {})).toBeNull()
  expect(rival('street_band', { hirelings: ['popular_band', '', ''] })).toBe('popular_band')
  expect(rival('popular_band', { hirelings: ['popular_band', '', ''] })).toBeNull()
  const others = { factions: ['eyrie', 'alliance', 'marquise'], hirelings: ['feline_physicians', '', ''] }
  expect(rival('marquise', others, 2)).toBe('feline_physicians')
  expect(rival('forest_patrol', { factions: ['eyrie', 'alliance', 'marquise'] }, 2)).toBeNull()
  expect(rival('forest_patrol', { factions: DRAFTED })).toBeNull()
})

test('playing together changes something only where a bot sits', () => {
  const together = root.options[4]
  const factions = ['marquise', 'alliance', 'electric_eyrie:easy+swoop']
  expect(matters(together, root.options, wished({}), 4)).toBe(false)
  expect(matters(together, root.options, wished({ factions }), 3)).toBe(true)
  expect(matters(together, root.options, wished({ factions }), 2)).toBe(false)
  expect(matters(together, root.options, wished({ factions: DRAFTED }), 3)).toBe(false)
  expect(chosen(root.options, wished({ factions, together: true }), 3)).toEqual({ factions, together: true })
  expect(chosen(root.options, wished({ together: true }), 4)).toEqual({})
})

test('a bot and the faction that it replaces bar one another, whatever words the bot has', () => {
  const rival = (name: string, wishes: Record<string, Value>) => rivalOf(name, root.options, wished(wishes), 4)
  expect(rival('electric_eyrie', {})).toBe('eyrie')
  expect(rival('eyrie', { factions: ['marquise', 'electric_eyrie:nightmare'] })).toBe('electric_eyrie')
  expect(rival('eyrie', { factions: ['marquise', 'alliance'] })).toBeNull()
})
