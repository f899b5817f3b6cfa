import { expect, it } from 'vitest'
import { DECKS, copiesOf, counted, put, restarted } from './deck'

it('counts the cards of a printed deck', () => {
  expect(DECKS).toEqual(['standard', 'exiles'])
  expect(counted(copiesOf({ from: 'standard' }))).toBe(54)
  expect(counted(copiesOf({}))).toBe(0)
})

it('writes down what differs from the printed deck', () => {
  const less = put({ from: 'standard' }, 'armorers', 1)
  expect(less.cards).toEqual({ armorers: 1 })
  expect(counted(copiesOf(less))).toBe(53)
  expect(put(less, 'armorers', 2).cards).toEqual({})
})

it('keeps its name when it begins anew', () => {
  const deck = restarted({ names: { en: 'A' }, from: 'standard', cards: { armorers: 0 } }, '')
  expect(deck).toEqual({ names: { en: 'A' }, cards: {} })
})
