import { expect, it } from 'vitest'
import { beside } from './pointer'

const room = { width: 400, height: 800 }
const at = (x: number, y: number, touch = false) => ({ x, y, touch, keys: false })

it('stands beside the pointer', () => {
  const [x, y] = beside(at(100, 100), 120, 80, room)
  expect(x).toBeGreaterThan(100)
  expect(y).toBeGreaterThan(100)
})

it('stays within the window', () => {
  for (const place of [at(395, 795), at(2, 2), at(395, 5, true), at(5, 795, true)]) {
    const [x, y] = beside(place, 120, 80, room)
    expect([x >= 0, y >= 0, x + 120 <= 400, y + 80 <= 800]).toEqual([true, true, true, true])
  }
})

it('keeps clear of the finger', () => {
  const [, above] = beside(at(200, 400, true), 120, 80, room)
  expect(above + 80).toBeLessThan(400)
  const [, below] = beside(at(200, 60, true), 120, 80, room)
  expect(below).toBeGreaterThan(60)
})
