import { expect, it } from 'vitest'
import type { KnownInfo, LogLine } from './api'
import { knownBy } from './known'

const at = (n: number) => ({ n, law: 'root:4.1.3', seat: 0, turn: 2 })
const card = (thing: string, learned: number, gone?: number): KnownInfo => ({
  seat: 1,
  thing,
  amount: 1,
  learned: at(learned),
  gone: gone === undefined ? null : at(gone),
  sure: true,
  pile: '',
})
const log = [3, 8].map((n): LogLine => ({ n, text: `line ${n}`, law: '', what: '', args: {} }))

it('says why with the lines of the log, and tells nothing of what the theatre has yet to show', () => {
  const all = [card('anvil', 3, 8), card('sword', 8)]
  const [none, later] = knownBy(all, log, 8, 2)
  expect(none).toEqual([])
  expect(later.map(({ thing, why, end }) => [thing, why, end])).toEqual([
    ['anvil', 'line 3', 'line 8'],
    ['sword', 'line 8', ''],
  ])
  const [, before] = knownBy(all, log, 7, 2)
  expect(before.map(({ thing, gone, end }) => [thing, gone, end])).toEqual([['anvil', null, '']])
})
