import { expect, it } from 'vitest'
import type { ClockworkSeat, LogLine } from '../api'
import autumn from '../root/preview/autumn.json'
import { ground } from '../root/geometry'
import type { RootView } from '../root/view'
import { changed } from './happened'
import { laid, nameOfPlace, palette, placesFor, standing, stepped } from './laying'

const view = autumn.view as unknown as RootView
const party = (name: string): number => view.seats.findIndex(({ faction }) => faction === name)
const cats = party('marquise')
const forest = ground('autumn').forests[0]
const line = (what: string, args: LogLine['args']): LogLine => ({ n: 0, text: '', law: '', what, args })

it('calls a clearing by its number and a forest by the clearings around it', () => {
  expect(nameOfPlace('autumn', 5)).toBe('5')
  expect(nameOfPlace('autumn', forest.place)).toBe(forest.id)
})

it('offers what the supply has, and the pawn of who has one', () => {
  const seats = view.seats.map((seat) => ({ pieces: Object.keys(seat.supply) })) as ClockworkSeat[]
  expect(Object.fromEntries(palette(view, cats, seats))).toEqual(view.seats[cats].supply)
  expect(palette(view, party('vagabond'), seats)[0]).toEqual(['pawn', 1])
})

it('lays pieces from the supply into clearings, and moves those that stand somewhere', () => {
  const held = { seat: cats, piece: 'warrior', from: null, count: 1 }
  expect(placesFor(view, held)).toHaveLength(12)
  expect(laid(view, held, 7)).toBe('marquise warrior 7 +1')
  const moved = { ...held, from: 3, count: 2 }
  expect(placesFor(view, moved).some(({ fields }) => fields.clearing === 3)).toBe(false)
  expect(laid(view, moved, 7)).toBe('move marquise warrior 3 7 2')
  expect(stepped(view, held, 3, 1)).toBe('marquise warrior 3 +1')
  expect(stepped(view, held, 3, -2)).toBe('marquise warrior 3 -2')
})

it('lets only pawns wander into forests', () => {
  const held = { seat: party('vagabond'), piece: 'pawn', from: null, count: 1 }
  expect(placesFor(view, held).some(({ fields }) => fields.place === forest.place)).toBe(true)
  expect(laid(view, held, forest.place)).toBe(`pawn vagabond ${forest.id}`)
})

it('counts what stands in a clearing', () => {
  const { id, pieces } = view.clearings.find(({ pieces }) => pieces.length > 0)!
  expect(standing(view, id, pieces[0])).toBe(pieces[0].count)
  expect(standing(view, id, { seat: pieces[0].seat, piece: 'nothing' })).toBe(0)
})

it('marks the places whose pieces changed, and those that are named', () => {
  const after = structuredClone(view)
  after.clearings[4].pieces.push({ seat: cats, piece: 'wood', count: 9 })
  after.seats[party('vagabond')].pawn = forest.id
  const { places } = changed(view, after, [line('aimed_at_clearing', { clearing: 9 })])
  expect(places).toEqual(expect.arrayContaining([after.clearings[4].id, forest.place, 9]))
  expect(changed(view, view, [])).toEqual({ places: [], way: null })
})
