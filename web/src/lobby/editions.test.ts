import { expect, test } from 'vitest'
import type { EditionInfo, GameInfo, Option, SeatKind, Value } from '../api'
import { offersOf } from './choices'
import { absent, editionOf, lacks, withinEdition } from './editions'
import { DRAFTED, usual } from './options'
import { botsAt, freeAt, offersAt, rolesWithin } from './roles'

const option = (name: string, value: Value, choices: string[], more: Partial<Option> = {}): Option => ({
  name,
  title: '',
  default: value,
  allows: '',
  about: '',
  choices,
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
const BASE = ['marquise', 'eyrie', 'alliance', 'vagabond']
const ALL = [...BASE, 'lizards', 'keepers']
const BOTS = ['electric_eyrie', 'vagabot']
const edition = (name: string, has: Record<string, string[]>, more: Partial<EditionInfo> = {}): EditionInfo => ({
  name,
  players: [2, 6],
  required: [],
  has,
  laws: { factions: `${name}:4.1`, map: `${name}:4.1`, setup: `${name}:4.1`, hirelings: `${name}:4.1` },
  ...more,
})
const root = {
  name: 'root',
  options: [
    option('edition', 'newest', ['newest', 'older', 'oldest']),
    option('factions', BASE, [...ALL, ...BOTS], {
      by_seat: true,
      machines: BOTS,
      apart: [['electric_eyrie', 'eyrie']],
    }),
    option('map', 'autumn', ['autumn', 'lake']),
    option('deck', 'standard', ['standard', 'exiles']),
    option('setup', 'standard', ['standard', 'advanced']),
    option('hirelings', [], ['the_exile', 'street_band', 'popular_band'], { size: 3 }),
    option('landmarks', 0, []),
  ],
  players: [2, 6],
  bots: BOTS.map((name) => ({ name, difficulties: ['normal'], traits: [], roles: [] })),
  editions: [
    edition('newest', {}),
    edition('older', {
      factions: [...BASE, 'lizards', 'vagabot'],
      setup: ['standard'],
      hirelings: [],
      landmarks: [],
    }),
    edition(
      'oldest',
      {
        factions: BASE,
        map: ['autumn'],
        deck: ['standard'],
        setup: ['standard'],
        hirelings: [],
        landmarks: [],
      },
      { players: [2, 4], required: ['marquise', 'eyrie'] },
    ),
  ],
} as unknown as GameInfo

const wished = (wishes: Record<string, Value>) => ({ ...usual(root.options), ...wishes })
const people = (count: number): SeatKind[] => Array.from({ length: count }, () => 'human')

test('what an edition does not have is barred, whatever the option', () => {
  const oldest = editionOf(root, wished({ edition: 'oldest' }))
  expect(lacks(oldest, 'factions', 'keepers')).toBe(true)
  expect(lacks(oldest, 'factions', 'eyrie')).toBe(false)
  expect(lacks(oldest, 'map', 'lake')).toBe(true)
  expect(lacks(oldest, 'landmarks', 2)).toBe(false)
  expect(absent(oldest, 'landmarks')).toBe(true)
  expect(absent(oldest, 'map')).toBe(false)
  expect(lacks(oldest, 'questions', 'all')).toBe(false)
  expect(lacks(undefined, 'factions', 'keepers')).toBe(false)
  const offers = offersOf(root.options[1], root, wished({ edition: 'oldest' }), 4)
  expect(offers.filter(({ barred }) => barred).map(({ choice }) => choice)).toEqual(['lizards', 'keepers', ...BOTS])
})

test('wishes that an edition cannot have are as usual again', () => {
  const wishes = {
    map: 'lake',
    deck: 'exiles',
    hirelings: 'random',
    landmarks: 2,
    setup: 'advanced',
    factions: DRAFTED,
  }
  expect(withinEdition(root, wished({ ...wishes, edition: 'oldest' }))).toEqual(wished({ edition: 'oldest' }))
  const older = withinEdition(root, wished({ ...wishes, edition: 'older' }))
  expect(older).toEqual(wished({ edition: 'older', map: 'lake', deck: 'exiles' }))
  expect(withinEdition(root, wished({ ...wishes, edition: 'newest' }))).toEqual(wished(wishes))
})

test('who has to play does, and what is not to be had gives way', () => {
  const playing = (name: string, factions: string[], kinds = people(factions.length)) =>
    rolesWithin(root, wished({ edition: name, factions }), kinds)
  expect(playing('newest', ['keepers', 'alliance'])).toEqual(['keepers', 'alliance'])
  expect(playing('oldest', ['keepers', 'alliance', 'lizards'])).toEqual(['marquise', 'alliance', 'eyrie'])
  expect(playing('oldest', ['vagabond', 'alliance', 'marquise'])).toEqual(['vagabond', 'eyrie', 'marquise'])
  expect(playing('oldest', ['vagabond', 'alliance', 'eyrie', 'marquise'], people(2))).toEqual(['eyrie', 'marquise'])
  expect(playing('oldest', ['eyrie', 'marquise'], people(4))).toEqual(['eyrie', 'marquise', 'alliance', 'vagabond'])
  expect(playing('older', ['alliance', 'electric_eyrie:normal'], ['human', 'bot'])).toEqual(['alliance', 'vagabot'])
})

test('bots sit down where the edition has some and nothing is drafted', () => {
  expect(botsAt(root, wished({}))).toBe('offered')
  expect(botsAt(root, wished({ edition: 'older' }))).toBe('offered')
  expect(botsAt(root, wished({ edition: 'oldest' }))).toBe('not-had')
  expect(botsAt(root, wished({ factions: DRAFTED }))).toBe('drafted')
  expect(botsAt({ ...root, options: [] }, {})).toBe('none')
})

test('a seat is offered its kind, and what is free beside the others', () => {
  const wishes = wished({ edition: 'older' })
  const bots = offersAt(root, wishes, ['human', 'bot'], 1, ['eyrie', ''])
  expect(bots.map(({ choice, barred }) => [choice, barred])).toEqual([
    ['electric_eyrie', true],
    ['vagabot', false],
  ])
  expect(freeAt(root, wishes, ['human', 'bot'], 1, ['eyrie', ''])).toBe('vagabot')
  expect(freeAt(root, wishes, people(2), 1, ['marquise', ''])).toBe('eyrie')
})
