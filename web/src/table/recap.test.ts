import { expect, it } from 'vitest'
import type { LogLine } from '../api'
import { recapOf, turnsOf, waited } from './recap'

const story = (...told: [string, LogLine['args']][]): LogLine[] =>
  told.map(([what, args], n) => ({ n, text: what, law: '', what, args }))

const log = story(
  ['placed', { seat: 0, clearing: 1 }],
  ['turn_began', { seat: 0 }],
  ['scored', { seat: 0, points: 4 }],
  ['turn_began', { seat: 1 }],
  ['battled', { attacker: 1, defender: 0, clearing: 5 }],
  ['rolled', { attacker: 2, defender: 1 }],
  ['removed', { seat: 0, piece: 'warrior', clearing: 5, count: 2, by: 1 }],
  ['scored', { seat: 1, points: 1 }],
  ['moved', { seat: 1, origin: 0, target: 2 }],
  ['turn_began', { seat: 2 }],
  ['gave', { giver: 2, taker: 0 }],
  ['turn_began', { seat: 0 }],
  ['drew_card', { seat: 0 }],
)
const root = (...rulers: (number | null)[]): unknown => ({
  seats: [],
  clearings: rulers.map((ruler, at) => ({ id: at + 1, ruler })),
})
const world = (...holders: (string | null)[]): unknown => ({
  peoples: [
    { race: 'elves', seat: 0 },
    { race: 'orcs', seat: 1 },
  ],
  regions: holders.map((holder, at) => ({ id: at + 1, holder })),
})

it('begins after one’s last turn and ends with the present one', () => {
  expect(waited(log, 0).map(({ n }) => n)).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
  expect(waited(log, 1).map(({ n }) => n)).toEqual([9, 10, 11, 12])
  expect(waited(log.slice(0, 3), 0)).toEqual([])
  expect(waited(log.slice(0, 3), 0, true).map(({ n }) => n)).toEqual([0])
  expect(waited(log.slice(0, 5), 1).map(({ n }) => n)).toEqual([1, 2])
})

it('tells what was lost, met and gained, what is held no more, and the points of everyone', () => {
  const recap = recapOf(waited(log, 0), 0, 3, root(0, 0, 1), root(0, 1, 0))!
  expect(recap.items.map((item) => ('line' in item ? [item.sort, item.line.what] : [item.sort, item.place]))).toEqual([
    ['lost', 'removed'],
    ['unruled', 2],
    ['met', 'battled'],
    ['gained', 'gave'],
    ['ruled', 3],
  ])
  expect(recap.points).toEqual([0, 1, 0])
})

it('counts what each of the others did in its turn', () => {
  expect(turnsOf(waited(log, 0)).map(({ seat, lines, deeds }) => [seat, lines.length, deeds])).toEqual([
    [
      1,
      6,
      [
        { deed: 'walk', count: 1 },
        { deed: 'battle', count: 1 },
        { deed: 'loss', count: 2 },
      ],
    ],
    [2, 2, []],
  ])
})

it('works for Small World, and from the log alone', () => {
  const lines = story(
    ['turn_began', { seat: 1 }],
    ['evicted', { seat: 0, race: 'elves', region: 2, lost: 1 }],
    ['scored', { seat: 1, hidden: 1 }],
  )
  expect(recapOf(lines, 0, 2, world('elves', 'elves'), world('elves', 'orcs'))!.items).toHaveLength(2)
  const alone = recapOf(lines, 0, 2, null, world('elves', 'orcs'))!
  expect(alone.items.map(({ sort }) => sort)).toEqual(['lost'])
  expect(recapOf([], 0, 2, null, world())).toBeNull()
})
