import { expect, it } from 'vitest'
import { NOTHING, added, type Played } from './games'

const one: Played = {
  games: 1,
  factions: { eyrie: { tries: 1, wins: 0.5, points: 20, off: 0 } },
  corners: { 1: { tries: 1, wins: 1, points: 30, off: 0 } },
  turns: [40],
  sources: { eyrie: { 'root:7.6': 5 } },
  battles: { 3: 2 },
  ruled: { 3: 7 },
}

it('adds up the games of several answers', () => {
  const other: Played = {
    ...one,
    factions: { marquise: one.factions.eyrie },
    sources: { eyrie: { 'root:7.6': 2, 'root:4.1': 1 } },
    battles: {},
  }
  expect(added(one, other)).toEqual({
    games: 2,
    factions: { eyrie: one.factions.eyrie, marquise: one.factions.eyrie },
    corners: { 1: { tries: 2, wins: 2, points: 60, off: 0 } },
    turns: [40, 40],
    sources: { eyrie: { 'root:7.6': 7, 'root:4.1': 1 } },
    battles: { 3: 2 },
    ruled: { 3: 14 },
  })
})

it('begins with nothing', () => {
  expect(added(NOTHING, one)).toEqual(one)
  expect(NOTHING.turns).toEqual([])
})
