import { expect, it } from 'vitest'
import { groupAt } from './groups'

const tasks = (
  birdsong: number,
  daylight: number,
  evening: number,
): { phase: 'birdsong' | 'daylight' | 'evening' }[] => [
  ...Array<{ phase: 'birdsong' }>(birdsong).fill({ phase: 'birdsong' }),
  ...Array<{ phase: 'daylight' }>(daylight).fill({ phase: 'daylight' }),
  ...Array<{ phase: 'evening' }>(evening).fill({ phase: 'evening' }),
]

it('shows a short turn at once', () => {
  expect(groupAt(tasks(2, 3, 1), 0)).toEqual([0, 6])
  expect(groupAt(tasks(2, 3, 1), 5)).toEqual([0, 6])
  expect(groupAt([], 0)).toEqual([0, 0])
})

it('never parts a phase, however long it is', () => {
  expect(groupAt(tasks(2, 14, 1), 0)).toEqual([0, 2])
  expect(groupAt(tasks(2, 14, 1), 2)).toEqual([2, 16])
  expect(groupAt(tasks(2, 14, 1), 16)).toEqual([16, 17])
})

it('stays the same while its orders are ticked off', () => {
  expect(groupAt(tasks(4, 8, 3), 0)).toEqual([0, 12])
  expect(groupAt(tasks(4, 8, 3), 8)).toEqual([0, 12])
  expect(groupAt(tasks(4, 8, 3), 12)).toEqual([12, 15])
})
