import { expect, it } from 'vitest'
import type { Decision, SeatKind, Table } from '../api'
import { thinkerAt } from './thinker'

const KINDS: SeatKind[] = ['human', 'agent', 'open']
const table = { seats: KINDS.map((kind) => ({ kind })) } as Table
const at = (seat: number): number | null => thinkerAt({ decision: { seat } as Decision, table })

it('an agent thinks, also at a seat that nobody has taken, and a person decides', () => {
  expect([at(0), at(1), at(2)]).toEqual([null, 1, 2])
})

it('nobody thinks when the game is over', () => {
  expect(thinkerAt({ decision: null, table })).toBeNull()
})
