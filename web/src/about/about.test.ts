import { expect, it } from 'vitest'
import { about } from './about'

it('a thing bears its kind and name, and what there is to say of this one', () => {
  expect(about('piece', 'marquise sawmill')).toEqual({ 'data-about': 'piece marquise sawmill' })
  expect(about('card', 'anvil', 'costs a fox')).toEqual({ 'data-about': 'card anvil', 'data-note': 'costs a fox' })
})
