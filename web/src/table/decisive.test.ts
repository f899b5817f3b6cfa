import { expect, test } from 'vitest'
import type { Frame } from '../api'
import { byChances, byPoints } from './decisive'

/** Moments of two players: whose turn it is, and the points of both. */
const frames = (...moments: [turn: number, ...points: number[]][]): Frame[] =>
  moments.map(([turn, ...points]) => ({ view: { turn }, points, log: [], seat: turn, label: '', traces: [] }))

const GAME = frames([0, 0, 0], [0, 1, 0], [1, 1, 0], [1, 1, 5], [0, 1, 5], [0, 9, 5], [1, 9, 6], [0, 9, 6])

test('where chances are known, those turns decided that changed the winner’s most', () => {
  const chances = [
    [0.5, 0.5],
    [0.55, 0.45],
    [0.3, 0.7],
    [0.9, 0.1],
    [1, 0],
  ]
  const found = byChances(GAME, { moments: [0, 2, 4, 6, 7], chances }, [0])
  expect(found.map(({ at, turn, seat }) => [at, turn, seat])).toEqual([
    [2, 2, 1],
    [4, 3, 0],
    [6, 4, 1],
  ])
  expect(found[1]).toMatchObject({ whose: 0, change: { before: 30, after: 90 } })
})

test('where they are not, those in which most was gained', () => {
  expect(byPoints(GAME).map(({ turn, seat, change }) => [turn, seat, change])).toEqual([
    [1, 0, { points: 1 }],
    [2, 1, { points: 5 }],
    [3, 0, { points: 8 }],
  ])
})

test('a game in which nothing happened was decided by no turn', () => {
  expect(byPoints(frames([0, 0, 0], [1, 0, 0]))).toEqual([])
  expect(byChances(frames([0, 0, 0]), { moments: [0], chances: [[1, 0]] }, [0])).toEqual([])
})
