import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SUIT_SIGNS } from './root/data'
import { cut } from './signs'

const SUITS = Object.keys(SUIT_SIGNS)

it('cuts a sentence at its signs', () => {
  expect(cut('move ▲ 1 → ∞ 2', SUITS)).toEqual(['move ', '▲', ' 1 → ', '∞', ' 2'])
  expect(cut('return Armorers ∨', SUITS)).toEqual(['return Armorers ', '∨', ''])
})

it('knows the signs that the server writes', () => {
  const [, table] = /SUIT_SIGNS: Final = \{(.*)\}/.exec(readFileSync('../src/copse/wording/root/things.py', 'utf8'))!
  const written = [...table.matchAll(/"(\w+)": "(.)"/g)].map(([, suit, sign]) => [sign, suit])
  expect(Object.fromEntries(written)).toEqual({ ...SUIT_SIGNS, '?': 'any' })
})
