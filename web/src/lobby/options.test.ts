import { expect, test } from 'vitest'
import type { GameInfo } from '../api'
import { factionsWith } from './options'

const option = (name: string, value: string[] | number) => ({
  name,
  title: '',
  default: value,
  allows: '',
  about: '',
  choices: null,
})
const root: GameInfo = {
  name: 'root',
  title: 'Root',
  options: [option('factions', ['marquise', 'eyrie', 'alliance', 'vagabond'])],
  players: [2, 5],
}
const smallworld: GameInfo = {
  name: 'smallworld',
  title: 'Small World',
  options: [option('players', 3)],
  players: [2, 5],
}

test('a faction that is wished for plays among the usual ones', () => {
  expect(factionsWith(root, 4, 'alliance')).toEqual(['marquise', 'eyrie', 'alliance', 'vagabond'])
  expect(factionsWith(root, 4, 'lizards')).toEqual(['marquise', 'eyrie', 'alliance', 'lizards'])
  expect(factionsWith(root, 2, '')).toEqual(['marquise', 'eyrie'])
})

test('a game without factions gets none', () => {
  expect(factionsWith(smallworld, 3, '')).toEqual([])
})
