import { describe, expect, it } from 'vitest'
import { about, beside } from './about'

const at = (x: number, y: number) => ({ left: x, right: x, top: y, bottom: y })
const CARD = { width: 300, height: 200 }
const WINDOW = { width: 1000, height: 700 }

it('a thing bears its kind and name, and what there is to say of this one', () => {
  expect(about('piece', 'marquise sawmill')).toEqual({ 'data-about': 'piece marquise sawmill' })
  expect(about('card', 'anvil', 'costs a fox')).toEqual({ 'data-about': 'card anvil', 'data-note': 'costs a fox' })
})

describe('a card beside what it tells of', () => {
  it('stands below it and to the right where there is room', () => {
    expect(beside(at(100, 100), CARD, WINDOW)).toEqual({ left: 114, top: 114 })
  })
  it('turns to the other side at an edge', () => {
    expect(beside(at(950, 650), CARD, WINDOW)).toEqual({ left: 636, top: 436 })
  })
  it('never leaves the window', () => {
    const { left, top } = beside({ left: 0, right: 1000, top: 0, bottom: 700 }, CARD, WINDOW)
    expect([left, top]).toEqual([6, 6])
  })
})
