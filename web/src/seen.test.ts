import { expect, it } from 'vitest'
import type { Frame } from './api'
import { pointsIn, pointsOverTurns, seatColours, turnOf } from './seen'

const frame = (view: unknown): Frame => ({ view, log: [], seat: null, label: '', traces: [] })

it('reads the points of both games', () => {
  expect(pointsIn({ seats: [{ points: 3 }, { points: 1 }] })).toEqual([3, 1])
  expect(pointsIn({ coins: [14, null] })).toEqual([14, null])
  expect(pointsIn(null)).toEqual([])
  expect(turnOf({ turn: 2 })).toBe(2)
})

it('takes the points at the end of each turn, and what is hidden as unchanged', () => {
  const frames = [
    frame({ turn: 0, coins: [5, 5] }),
    frame({ turn: 0, coins: [8, 5] }),
    frame({ turn: 1, coins: [null, 9] }),
    frame({ turn: 0, coins: [12, 9] }),
  ]
  expect(pointsOverTurns(frames)).toEqual([
    [8, 8, 12],
    [5, 9, 9],
  ])
})

it('ends the line of who leaves the score track', () => {
  const frames = [
    frame({ turn: 0, seats: [{ points: 12 }, { points: 3 }] }),
    frame({ turn: 1, seats: [{ points: null }, { points: 5 }] }),
    frame({ turn: 0, seats: [{ points: null }, { points: 7 }] }),
  ]
  expect(pointsOverTurns(frames)).toEqual([[12], [3, 5, 7]])
})

it('colours seats by what they play', () => {
  expect(seatColours({ seats: [{ faction: 'none' }, { faction: 'eyrie' }] })).toBe('--seat-1: var(--eyrie)')
  expect(seatColours({ seats: [{ faction: 'eyrie' }, { faction: 'marquise' }] })).toBe(
    '--seat-0: var(--eyrie);--seat-1: var(--marquise)',
  )
  expect(seatColours({ coins: [1] })).toBe('')
})
