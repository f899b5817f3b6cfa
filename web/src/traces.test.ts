import { expect, test } from 'vitest'
import type { Frame, Trace } from './api'
import { kindsIn, tally } from './traces'

const frame = (...traces: Trace[]): Frame => ({ view: {}, log: [], seat: 0, label: '', points: [], traces })
const GAME = [
  frame(),
  frame({ kind: 'move', seat: 0, origin: 1, place: 5, count: 2 }),
  frame({ kind: 'battle', seat: 0, other: 1, place: 5, count: 1 }, { kind: 'loss', seat: 1, place: 5, count: 2 }),
  frame(
    { kind: 'move', seat: 1, origin: 1, place: 5, count: 1 },
    { kind: 'move', seat: 1, origin: 5, place: 1, count: 3 },
  ),
]

test('traces are summed by where they are, those of everyone or of one seat', () => {
  expect(tally(GAME, 3, 'move', null).sums).toEqual([
    { origin: 1, place: 5, count: 3 },
    { origin: 5, place: 1, count: 3 },
  ])
  expect(tally(GAME, 3, 'move', 0).sums).toEqual([{ origin: 1, place: 5, count: 2 }])
})

test('only what happened up to the moment counts, but marks are as large as the whole game makes them', () => {
  expect(tally(GAME, 0, 'move', null)).toEqual({ kind: 'move', seat: null, sums: [], most: 3 })
  expect(tally(GAME, 1, 'move', null).sums).toEqual([{ origin: 1, place: 5, count: 2 }])
})

test('a battle is of both who fought it, a loss of who suffered it', () => {
  for (const seat of [0, 1]) expect(tally(GAME, 3, 'battle', seat).sums).toHaveLength(1)
  expect(tally(GAME, 3, 'loss', 0).sums).toEqual([])
  expect(tally(GAME, 3, 'loss', 1).sums).toEqual([{ place: 5, count: 2 }])
})

test('a game offers the kinds of traces that it has', () => {
  expect(kindsIn(GAME)).toEqual(['move', 'battle', 'loss'])
  expect(kindsIn([frame()])).toEqual([])
})
