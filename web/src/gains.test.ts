import { expect, it } from 'vitest'
import type { LogLine } from './api'
import { gainsOf } from './gains'

const line = (law: string, what: string, args: Record<string, number>): LogLine => ({ n: 0, text: '', law, what, args })

it('adds up by seat and paragraph what the log tells, the largest first', () => {
  const log = [
    line('root:6.5.4', 'scored', { seat: 0, points: 1 }),
    line('root:3.2.1', 'scored', { seat: 0, points: 2 }),
    line('root:6.5.4', 'scored', { seat: 0, points: 3 }),
    line('root:7.7.1', 'scored', { seat: 1, points: -2 }),
    line('root:4.3', 'moved', { seat: 1, count: 5 }),
  ]
  expect(gainsOf(log, 2)).toEqual([
    [
      { law: 'root:6.5.4', amount: 4 },
      { law: 'root:3.2.1', amount: 2 },
    ],
    [{ law: 'root:7.7.1', amount: -2 }],
  ])
})

it('counts what a people cost, and leaves out what is secret', () => {
  const log = [
    line('sw:pick.cost', 'picked', { seat: 0, paid: 2, taken: 1 }),
    line('sw:score.regions', 'scored', { seat: 1 }),
  ]
  expect(gainsOf(log, 2)).toEqual([[{ law: 'sw:pick.cost', amount: -1 }], []])
})
