import { expect, test } from 'vitest'
import type { Decision } from '../api'
import { factsOf, fieldOf, handOf, pointsOf, rowOf, told, zonesOf, type Seen } from './view'

const VIEW: Seen = {
  game: 'auction',
  players: 2,
  turn: 1,
  pile: 7,
  market: ['red_vase', 'face_down'],
  weather: { rain: true },
  hand: ['red_vase'],
  seats: [
    { points: 3, laid: null },
    { points: 4, laid: 'face_down' },
  ],
}

test('lists are zones, and everything else is a fact', () => {
  expect(zonesOf(VIEW)).toEqual([{ name: 'market', things: ['red_vase', 'face_down'] }])
  expect(factsOf(VIEW)).toEqual([
    { name: 'pile', value: 7 },
    { name: 'rain', value: true },
  ])
})

test('what a seat has stands in its table, and the hand apart', () => {
  expect(rowOf(VIEW, 1)).toContainEqual({ name: 'laid', value: 'face_down' })
  expect([pointsOf(VIEW, 0), pointsOf(VIEW, 5)]).toEqual([3, null])
  expect(handOf(VIEW)).toEqual(['red_vase'])
  expect(handOf({ ...VIEW, hand: null })).toEqual([])
})

test('a thing without a message is called by its id, in words', () => {
  expect(told('auction', 'red_vase')).toBe('red vase')
  expect(told('auction', ['red_vase', null, 2])).toBe('red vase · – · 2')
})

test('a thing is chosen by the field of an action that names it', () => {
  const action = { text: 'lay red_vase', verb: 'lay', fields: { card: 'red_vase' } }
  const decision = { actions: [action] } as unknown as Decision
  expect(fieldOf(decision, {}, 'red_vase')).toBe('card')
  expect(fieldOf(decision, {}, 'blue_vase')).toBeNull()
  expect(fieldOf(null, {}, 'red_vase')).toBeNull()
})
