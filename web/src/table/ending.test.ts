import { expect, it } from 'vitest'
import type { Outcome, SeatKind, Table } from '../api'
import { endingOf } from './ending'

const tableOf = (...kinds: SeatKind[]): Table => ({ seats: kinds.map((kind) => ({ kind })) }) as Table
const wonBy = (law: string, ...winners: number[]): Outcome => ({ winners, points: [], law })
const NAMES = ['Ann', 'Bob', 'Electric Eyrie']

/** Without a catalogue the page says which message it would. */
it('people who play together against bots win together or lose together', () => {
  const table = tableOf('human', 'human', 'bot')
  expect(endingOf(table, wonBy('bots:coop', 0, 1), NAMES)).toBe('page-won-together')
  expect(endingOf(table, wonBy('bots:coop', 2), NAMES)).toBe('page-lost-together')
  expect(endingOf(table, wonBy('root:3.1', 2), NAMES)).toBe('page-won-by')
})
