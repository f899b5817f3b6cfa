import { expect, test } from 'vitest'
import { due } from './due'

test('of equal cards as many are due as are left', () => {
  expect(due(['anvil', 'anvil', 'cobbler'], ['anvil'])).toEqual([
    { card: 'anvil', due: true },
    { card: 'anvil', due: false },
    { card: 'cobbler', due: false },
  ])
})
