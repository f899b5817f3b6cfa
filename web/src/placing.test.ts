import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { beside, clearOf, pointAt } from './placing'

const CARD = { width: 120, height: 80 }
const FINGER = { x: 'middle', y: 'before', gap: 44 } as const

beforeAll(() => void vi.stubGlobal('window', { innerWidth: 400, innerHeight: 800 }))
afterAll(() => void vi.unstubAllGlobals())

it('stands below a thing and to the right where there is room', () => {
  expect(beside(pointAt(100, 100), CARD)).toEqual([114, 114])
})

it('turns to the other side at an edge', () => {
  expect(beside(pointAt(350, 750), CARD)).toEqual([216, 656])
})

it('keeps clear of the finger', () => {
  expect(beside(pointAt(200, 400), CARD, FINGER)).toEqual([140, 276])
  expect(beside(pointAt(200, 60), CARD, FINGER)).toEqual([140, 104])
})

it('stands over the middle of a thing, or up to its end', () => {
  const box = { left: 100, right: 300, top: 200, bottom: 400 }
  expect(beside(box, CARD, { x: 'end' })).toEqual([180, 414])
  expect(beside(box, { width: 60, height: 80 }, { y: 'middle', gap: 8 })).toEqual([308, 260])
})

it('never leaves the window', () => {
  for (const [x, y] of [
    [395, 795],
    [2, 2],
    [395, 5],
    [5, 795],
  ])
    for (const wish of [{}, FINGER, { x: 'end' }, { y: 'middle' }] as const) {
      const [left, top] = beside(pointAt(x, y), CARD, wish)
      expect([left >= 0, top >= 0, left + 120 <= 400, top + 80 <= 800]).toEqual([true, true, true, true])
    }
  expect(beside({ left: 0, right: 400, top: 0, bottom: 800 }, CARD)).toEqual([8, 8])
})

it('stands clear of another card beside the same thing', () => {
  const thing = { left: 150, right: 200, top: 200, bottom: 250 }
  const free = clearOf(null, thing, CARD, 8)
  expect(free).toEqual([208, 185])
  const menu = { left: 210, right: 390, top: 180, bottom: 300 }
  expect(clearOf(menu, thing, CARD, 8)).toEqual([22, 185])
  const wide = { left: 0, right: 400, top: 150, bottom: 300 }
  const [, top] = clearOf(wide, thing, CARD, 8)
  expect(top >= 300 || top + CARD.height <= 150).toBe(true)
})
