import { expect, it } from 'vitest'
import type { LogLine } from '../api'
import { deedsIn } from './causes'

let n = 0
const line = (what: string, law: string, args: LogLine['args'] = { seat: 0 }): LogLine => ({
  n: n++,
  text: what,
  law: `root:${law}`,
  what,
  args,
})
const folded = (lines: LogLine[], seat = 0): string[] =>
  deedsIn(lines, seat).map(({ head, beneath }) =>
    [(head as LogLine).what, ...(beneath.length > 0 ? [`(${beneath.map(({ what }) => what).join(' ')})`] : [])].join(
      ' ',
    ),
  )

it('folds what a revolt cost and brought beneath it, but not what comes next', () => {
  const lines = [
    line('spent', '8.2.3'),
    line('spent', '8.2.3'),
    line('revolted', '8.4.1'),
    line('removed', '8.4.1.III', { seat: 1, by: 0 }),
    line('scored', '3.2.1'),
    line('built', '8.4.1.III', { seat: 0, piece: 'base_fox' }),
    line('placed', '8.4.1.III', { seat: 0, piece: 'warrior' }),
    line('gained_officer', '8.4.1.III'),
    line('spent', '8.2.3'),
    line('built', '8.4.2.III', { seat: 0, piece: 'sympathy' }),
    line('scored', '8.4.2.III'),
    line('moved', '8.6.1.I'),
    line('drew_card', 'G.1.1'),
    line('drew_card', 'G.1.1'),
  ]
  expect(folded(lines)).toEqual([
    'revolted (spent spent removed scored built placed gained_officer)',
    'built (spent scored)',
    'moved',
    'drew_card (drew_card)',
  ])
})

it('folds a battle with the answers of the other side', () => {
  const lines = [
    line('battled', '7.5.2.III', { attacker: 0, defender: 1 }),
    line('swapped_rolls', '8.2.2', { seat: 1 }),
    line('rolled', '4.3.2', { attacker: 1, defender: 0 }),
    line('dealt_extra', '7.8.3'),
    line('removed', '4.3.4', { seat: 0, by: 1 }),
    line('scored', '3.2.1'),
    line('spent', '6.2.3', { seat: 1 }),
    line('placed', '6.2.3', { seat: 1 }),
    line('battled', '7.5.2.III', { attacker: 0, defender: 1 }),
    line('scored', '7.6.1'),
    line('moved', '6.5.2'),
    line('outraged', '8.2.6', { seat: 2, other: 0 }),
    line('gained_supporter', '8.2.6', { seat: 2 }),
  ]
  expect(folded(lines)).toEqual([
    'battled (swapped_rolls rolled dealt_extra removed scored spent placed)',
    'battled',
    'scored',
    'moved (outraged gained_supporter)',
  ])
})

it('folds turmoil with what it costs and the new leader', () => {
  const lines = [
    line('turmoil', '7.7'),
    line('scored', '7.7.1', { seat: 0, points: -3 }),
    line('discarded', '7.7.2'),
    line('led', '7.7.3'),
    line('scored', '7.6.1'),
  ]
  expect(folded(lines)).toEqual(['turmoil (scored discarded led)', 'scored'])
})

it('keeps moves apart, and what was paid for nothing', () => {
  const lines = [line('moved', '6.5.2'), line('moved', '6.5.2'), line('spent', '6.5.5')]
  expect(folded(lines)).toEqual(['moved', 'moved', 'spent'])
  expect(folded([line('drew_card', 'G.1.1'), line('turn', '1.4.1')])).toEqual(['drew_card', 'turn'])
})
