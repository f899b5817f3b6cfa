import { expect, it } from 'vitest'
import type { Seat, Table } from '../api'
import type { Kept } from '../kept.svelte'
import { otherGames, places } from './elsewhere'

const seat = (number: number, left: number, more: Partial<Seat> = {}): Seat =>
  ({ seat: number, kind: 'human', days_left: left, holidays: [], ...more }) as Seat
const table = (seats: Seat[], status = 'playing'): Table => ({ id: 'here', status, seats }) as Table
const kept = (id: string, more: Partial<Kept> = {}): Kept => ({
  id,
  game: 'root',
  name: '',
  seats: [{ seat: 1, token: 'mine' }],
  ...more,
})

it('knows the other games that may be going on', () => {
  const over = table([], 'over')
  const games = [kept('here'), kept('new'), kept('over', { last: over }), kept('watched', { seats: [] })]
  expect(otherGames(games, 'here').map(({ id }) => id)).toEqual(['new'])
})

it('takes days off at the seats that a person plays', () => {
  const both = [seat(0, 7), seat(1, 5, { holidays: [{ start: 1, until: 2 }] })]
  expect(places(kept('here'), table(both))).toEqual([{ id: 'here', token: 'mine', left: 5, off: true }])
  expect(places(kept('here'), table(both, 'waiting'))).toEqual([])
  expect(places(kept('here'), table([seat(0, 7), seat(1, 5, { kind: 'agent' })]))).toEqual([])
  expect(places(kept('here'), table([seat(0, 7), seat(1, 5, { substitute_for: 'Ann' })]))).toEqual([])
})
