import { expect, it } from 'vitest'
import type { LogLine } from '../api'
import { paceFor, runFrom } from './pace'
import type { Step } from './steps'

const log = (...whats: string[]): LogLine[] => whats.map((what, n) => ({ n, text: what, law: '', what, args: {} }))
const steps = (lines: readonly LogLine[], seat = 1): Step[] =>
  lines.map(({ n }) => ({ from: n, until: n + 1, seat, view: n, happening: { places: [], way: null } }))
const runs = (whats: string[], fights: number[] = []): number[] => {
  const lines = log(...whats)
  const all = steps(lines)
  const ends: number[] = []
  for (let at = 0; at < all.length; at = ends.at(-1)! + 1)
    ends.push(runFrom(all, lines, at, ({ view }) => fights.includes(view as number)))
  return ends
}

it('shows deeds of one kind together, each with what prepared it and what came of it', () => {
  expect(runs(['turn_began', 'revealed_order', 'aimed_at_clearing', 'moved', 'aimed_at_clearing', 'moved'])).toEqual([
    1, 5,
  ])
  expect(runs(['moved', 'aimed_at_clearing', 'built', 'scored', 'removed', 'built', 'crafted'])).toEqual([0, 5, 6])
  expect(runs(['column_moves', 'aimed_at_clearing'])).toEqual([1])
})
it('shows a battle whole', () => {
  expect(runs(['battled', 'spent', 'rolled', 'removed', 'moved'], [0, 1, 2])).toEqual([3, 4])
})
it('keeps turns and the choices of people apart', () => {
  const lines = log('moved', 'moved', 'moved')
  const [first, second, third] = steps(lines)
  expect(runFrom([first, { ...second, seat: 2 }, third], lines, 0, () => false)).toBe(0)
  expect(runFrom([first, { ...second, asked: true }, third], lines, 0, () => false)).toBe(0)
})
it('hurries only what would take too long, and reserves time for the rest of a turn', () => {
  expect(paceFor([3, 9], 1000, new Map(), 1500, false)).toBe(1)
  expect(paceFor([3, 9], 1000, new Map(), 4000, false)).toBe(0.5)
  expect(paceFor([3, 9], 1000, new Map([[3, 500]]), 3000, false)).toBe(0.5)
  expect(paceFor([3], 1000, new Map([[3, 500]]), 500, true)).toBe(0.75)
})
