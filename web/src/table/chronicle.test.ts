import { expect, it } from 'vitest'
import type { LogLine, Notice } from '../api'
import { figureOf, sumOf, turnsOf } from './chronicle'

let number = 0
const line = (what: string, args: LogLine['args'] = {}): LogLine => ({ n: number++, text: what, law: '', what, args })
const notice: Notice = { n: 1, at: 0, after: 0, kind: 'began', text: 'The game begins.' }

const entries = [
  notice,
  line('placed', { seat: 0, clearing: 1 }),
  line('turn_began', { seat: 0 }),
  line('battled', { attacker: 0, defender: 1, clearing: 5 }),
  line('rolled', { attacker: 1, defender: 0 }),
  line('turn_began', { seat: 1 }),
  line('scored', { seat: 1, points: 2 }),
]

it('groups the log by turns, and what was before the first stands by itself', () => {
  const turns = turnsOf(entries, 'all', 0)
  expect(turns.map(({ seat, entries }) => [seat, entries.length])).toEqual([
    [null, 2],
    [0, 2],
    [1, 1],
  ])
})

it('shows a part of it, without turns in which there is nothing of the kind', () => {
  const told = (show: 'battles' | 'points' | 'mine', you: number | null = 0): string[] =>
    turnsOf(entries, show, you).flatMap((turn) => turn.entries.map(({ text }) => text))
  expect(told('battles')).toEqual(['battled', 'rolled'])
  expect(told('points')).toEqual(['scored'])
  expect(told('mine', 1)).toEqual(['battled', 'scored'])
  expect(told('mine', null)).toEqual([])
  expect(turnsOf(entries, 'points', 0)).toHaveLength(1)
})

it('writes what a line brought, and that an amount is secret', () => {
  expect(figureOf(line('scored', { seat: 1, points: 2 }))).toBe('+2')
  expect(figureOf(line('scored', { seat: 1, points: -1 }))).toBe('−1')
  expect(figureOf(line('picked', { seat: 1, paid: 2, taken: 0 }))).toBe('−2')
  expect(figureOf(line('scored', { seat: 1, hidden: 1 }))).toBe('?')
  expect(figureOf(line('moved', { seat: 1 }))).toBe('')
})

it('adds up what a folded deed brought the seat whose turn it is', () => {
  const lines = [line('battled'), line('scored', { seat: 0, points: 2 }), line('scored', { seat: 1, points: 1 })]
  expect([sumOf(lines, 0), sumOf(lines, 1), sumOf(lines, 2)]).toEqual(['+2', '+1', ''])
  expect(sumOf([line('scored', { seat: 0, hidden: 1 })], 0)).toBe('?')
})
