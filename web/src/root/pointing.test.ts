import { expect, it } from 'vitest'
import type { Action } from '../api'
import { narrow } from '../choose'
import { openCard, openItem, openPlaces } from './pointing'

const action = (verb: string, fields: Action['fields']): Action => ({ text: '', label: '', verb, law: '', fields })

const march = [
  action('move', { origin: 4, target: 8, count: 1 }),
  action('move', { origin: 4, target: 12, count: 1 }),
  action('battle', { clearing: 6, seat: 2 }),
]

it('offers first where to start, and then where to go from there', () => {
  expect([...openPlaces(march, {}).keys()]).toEqual([4, 6])
  const picked = { clearing: 4 }
  const open = openPlaces(narrow(march, picked), picked)
  expect(open.get(8)).toBe('target')
  expect(open.get(12)).toBe('target')
  expect(open.has(6)).toBe(false)
})

it('takes the start back through the field by which it was pointed at', () => {
  expect(openPlaces(march, { origin: 4 }).get(4)).toBe('origin')
})

it('offers a landing at once where the ferry sails', () => {
  expect(openPlaces([action('sail', { target: 10, count: 2 })], {}).get(10)).toBe('target')
})

it('offers a card only where it lies', () => {
  const legal = [action('craft', { card: 'anvil' }), action('use', { card: 'cobbler' })]
  expect(openCard(legal, 'hand', 'anvil')).toBe(true)
  expect(openCard(legal, 'hand', 'cobbler')).toBe(false)
  expect(openCard(legal, 'crafted', 'cobbler')).toBe(true)
})

it('offers an item only on the side that the verb is about', () => {
  const legal = [action('repair', { item: 'sword' })]
  expect(openItem(legal, 'damaged', 'sword')).toBe(true)
  expect(openItem(legal, 'ready', 'sword')).toBe(false)
})

it('offers what a Vagabond may move where it lies', () => {
  const legal = [action('part_with', { item: 'tea' }), action('find', { item: 'coins' })]
  expect(openItem(legal, 'track', 'tea')).toBe(true)
  expect(openItem(legal, 'satchel', 'tea')).toBe(false)
  expect(openItem(legal, 'satchel', 'coins')).toBe(true)
})

it('offers what can be given to a hireling in the box, by the side that is up', () => {
  const legal = [action('donate', { item: 'tea' }), action('donate_turned', { item: 'coins' })]
  expect(openItem(legal, 'box', 'tea')).toBe(true)
  expect(openItem(legal, 'turned', 'tea')).toBe(false)
  expect(openItem(legal, 'turned', 'coins')).toBe(true)
})

it('offers the ends of a path one after the other', () => {
  const legal = [action('waylay', { a: 1, b: 5 }), action('waylay', { a: 1, b: 9 }), action('waylay', { a: 4, b: 9 })]
  expect([...openPlaces(legal, {}).keys()]).toEqual([1, 4])
  const picked = { clearing: 1 }
  const open = openPlaces(narrow(legal, picked), picked)
  expect([...open]).toEqual([
    [1, 'clearing'],
    [5, 'b'],
    [9, 'b'],
  ])
})
