import { beforeAll, describe, expect, it } from 'vitest'
import type { LogLine } from '../api'
import { learn, type Figures } from './data'
import { arrive, leave } from './enact'
import type { RootView } from './view'
import { wayBetween } from './ways'

const view = {
  map: 'autumn',
  clearings: [
    { id: 1, pieces: [{ seat: 0, piece: 'warrior', count: 3 }], slots: 1, suit: 'fox', ruler: 0 },
    { id: 5, pieces: [], slots: 2, suit: 'rabbit', ruler: null },
  ],
  seats: [
    { points: 3, pawn: '1', hand: { size: 2, cards: ['anvil', 'anvil'] } },
    { points: null, hand: { size: 1, cards: [] } },
  ],
} as unknown as RootView

const line = (what: string, args: LogLine['args']): LogLine => ({ n: 0, text: '', law: '', what, args })
const standing = (seen: RootView): string[] =>
  seen.clearings.flatMap(({ id, pieces }) => pieces.map(({ seat, piece, count }) => `${id}: ${seat} ${piece} ${count}`))

beforeAll(() => learn({ pieces: { warrior: 'warrior', sawmill: 'building' } } as unknown as Figures))

describe('the picture of the map', () => {
  it('loses who sets out, and has them again where they come to', () => {
    const moved = line('moved', { seat: 0, origin: 1, target: 5, count: 2 })
    const without = leave(view, moved)
    expect(standing(without)).toEqual(['1: 0 warrior 1'])
    expect(standing(arrive(without, moved))).toEqual(['1: 0 warrior 1', '5: 0 warrior 2'])
    expect(standing(view)).toEqual(['1: 0 warrior 3'])
  })
  it('has a card no more in the hand from which it flies, if it is seen there', () => {
    const handsOf = (seen: RootView): string[][] => seen.seats.map(({ hand }) => hand.cards)
    expect(handsOf(leave(view, line('crafted', { seat: 0, card: 'anvil' })))).toEqual([['anvil'], []])
    expect(handsOf(leave(view, line('spent', { seat: 1, card: 'anvil' })))).toEqual([['anvil', 'anvil'], []])
  })
  it('has what is built in a slot', () => {
    const built = arrive(view, line('built', { seat: 0, piece: 'sawmill', clearing: 5, count: 1 }))
    expect(built.clearings[1]).toMatchObject({ slots: 1, pieces: [{ piece: 'sawmill' }] })
  })
  it('has points for who is on the track', () => {
    const scored = [0, 1].reduce((seen, seat) => arrive(seen, line('scored', { seat, points: 2 })), view)
    expect(scored.seats.map(({ points }) => points)).toEqual([5, null])
  })
  it('has a pawn on its way nowhere', () => {
    const walked = line('walked', { seat: 0, target: '5' })
    expect(leave(view, walked).seats[0].pawn).toBeUndefined()
    expect(arrive(view, walked).seats[0].pawn).toBe('5')
  })
})

describe('the way', () => {
  const ends = (way: { x: number; y: number }[]) => [way[0], way.at(-1)]
  it('goes along a path to either side', () => {
    const there = wayBetween(view, '1', '5')
    expect(there.length).toBeGreaterThan(2)
    expect(ends(wayBetween(view, '5', '1'))).toEqual(ends(there).reverse())
  })
  it('follows the river between clearings that no path joins', () => {
    expect(wayBetween(view, '4', '7').length).toBeGreaterThan(2)
  })
  it('goes straight into a forest, and nowhere where there is none', () => {
    expect(wayBetween(view, '1', '1_2_5_10')).toHaveLength(2)
    expect(wayBetween(view, '1', '1_2_3')).toEqual([])
  })
})
