import { expect, test } from 'vitest'
import { spot } from './spots'

test('a thing bears its name, in words that selectors can hold', () => {
  expect(spot('piece', 5, 0, 'warrior')).toEqual({ 'data-spot': 'piece 5 0 warrior' })
  expect(spot('deck')).toEqual({ 'data-spot': 'deck' })
})
