import { expect, it } from 'vitest'
import type { Table } from '../api'
import type { Kept } from '../kept.svelte'
import { listed, others, standing, toAsk } from './games'

const seat = (seat: number, kind: string): object => ({ seat, kind, called: `P${seat}` })
const table = (id: string, more: Partial<Table>): Table =>
  ({
    id,
    status: 'playing',
    to_move: 1,
    winners: null,
    touched: 1,
    seats: [seat(0, 'human'), seat(1, 'agent')],
    ...more,
  }) as Table
const game = (id: string, more: Partial<Table> | null = {}, of = 'root'): Kept => ({
  id,
  game: of,
  name: id,
  seats: [{ seat: 0, token: 'x' }],
  ...(more ? { last: table(id, more), told: 'en' } : {}),
})
const ALL = { game: 'all', state: 'all', result: 'all' } as const

const games = [
  game('old', { touched: 5 }),
  game('won', { status: 'over', winners: [0], touched: 9 }, 'smallworld'),
  game('lost', { status: 'over', winners: [1], touched: 7 }),
  game('mine', { to_move: 0, touched: 2 }),
]
const ids = (kept: Kept[]): string[] => kept.map(({ id }) => id)

it('says how each game stands for whoever looks', () => {
  expect(games.map((one) => standing(one, one.last))).toEqual(['playing', 'won', 'lost', 'yours'])
  expect(standing(game('new', null), undefined)).toBeNull()
})

it('waits for nobody where a tutorial is finished', () => {
  const learned = game('learned', { to_move: 0, taught: true, touched: 1 })
  expect(standing(learned, learned.last)).toBe('taught')
  expect(ids(listed([learned, ...games], ALL))).toEqual(['mine', 'won', 'lost', 'old', 'learned'])
  expect(ids(listed([learned], { ...ALL, state: 'running' }))).toEqual([])
})

it('waits for a substitute and not for the person who is away', () => {
  const seats = [{ ...seat(0, 'human'), substitute_for: 'Ann' }, seat(1, 'agent')] as Table['seats']
  const away = game('away', { to_move: 0, seats })
  expect(standing(away, away.last)).toBe('playing')
  expect(standing({ ...away, substitute: true }, away.last)).toBe('yours')
})

it('lists those first that wait for one, then the last played', () => {
  expect(ids(listed(games, ALL))).toEqual(['mine', 'won', 'lost', 'old'])
})

it('filters by game, by whether they go on, and by result', () => {
  expect(ids(listed(games, { ...ALL, game: 'smallworld' }))).toEqual(['won'])
  expect(ids(listed(games, { ...ALL, state: 'running' }))).toEqual(['mine', 'old'])
  expect(ids(listed(games, { ...ALL, state: 'over' }))).toEqual(['won', 'lost'])
  expect(ids(listed(games, { ...ALL, result: 'lost' }))).toEqual(['lost'])
})

it('asks about a few at a time, and never again about one that is over', () => {
  const many = Array.from({ length: 500 }, (_, n) => game(String(n), { status: n < 480 ? 'over' : 'playing' }))
  expect(ids(toAsk(many, 'en', 0, 12))).toEqual(Array.from({ length: 12 }, (_, n) => String(480 + n)))
  expect(ids(toAsk(many, 'en', 12, 12)).slice(0, 9)).toEqual([
    '492',
    '493',
    '494',
    '495',
    '496',
    '497',
    '498',
    '499',
    '480',
  ])
  expect(toAsk(games.slice(1, 3), 'en', 0, 12)).toEqual([])
  expect(ids(toAsk(games.slice(1, 3), 'uk', 0, 12))).toEqual(['won', 'lost'])
})

it('names people before machines', () => {
  const kept = game('table', { seats: [seat(0, 'human'), seat(1, 'agent'), seat(2, 'human')] as Table['seats'] })
  expect(others(kept, kept.last!).map(({ called }) => called)).toEqual(['P2', 'P1'])
})
