import { expect, it } from 'vitest'
import { cut } from './signs'

const SUITS = ['▲', '‖', '∞', '»']

it('cuts a sentence at its signs', () => {
  expect(cut('move ▲ 1 → ∞ 2', SUITS)).toEqual(['move ', '▲', ' 1 → ', '∞', ' 2'])
  expect(cut('return Armorers »', SUITS)).toEqual(['return Armorers ', '»', ''])
})

it('takes no quotation mark for a sign', () => {
  expect(cut('Компания «Речное братство»', SUITS)).toEqual(['Компания «Речное братство»'])
  expect(cut('Саперы » в столбец «вербовка»', SUITS)).toEqual(['Саперы ', '»', ' в столбец «вербовка»'])
  expect(cut('«Саперы »» и ▲', SUITS)).toEqual(['«Саперы ', '»', '» и ', '▲', ''])
})
