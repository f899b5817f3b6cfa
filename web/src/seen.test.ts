import { expect, it } from 'vitest'
import type { Frame } from './api'
import { pointsOverTurns, seatColours } from './seen'

const frame = (turn: number, ...points: (number | null)[]): Frame => ({
  view: { turn },
  log: [],
  seat: null,
  label: '',
  points,
  traces: [],
})

it('takes the points at the end of each turn', () => {
  expect(pointsOverTurns([frame(0, 5, 5), frame(0, 8, 5), frame(1, 8, 9), frame(0, 12, 9)])).toEqual([
    [8, 8, 12],
    [5, 9, 9],
  ])
  expect(pointsOverTurns([])).toEqual([])
})

it('ends the line of who leaves the score track', () => {
  expect(pointsOverTurns([frame(0, 12, 3), frame(1, null, 5), frame(0, null, 7)])).toEqual([[12], [3, 5, 7]])
})

it('colours seats by what they play', () => {
  expect(seatColours({ seats: [{ faction: 'none' }, { faction: 'eyrie' }] })).toBe('--seat-1: var(--eyrie)')
  expect(seatColours({ seats: [{ faction: 'eyrie' }, { faction: 'marquise' }] })).toBe(
    '--seat-0: var(--eyrie);--seat-1: var(--marquise)',
  )
  expect(seatColours({ regions: [] })).toBe('')
})
