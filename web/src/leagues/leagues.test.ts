import { beforeAll, expect, it, vi } from 'vitest'
import type { GameInfo } from '../api'
import { TEMPOS } from '../pace/tempos'
import type { Entrant, LeagueEntry, LeagueInfo, PodInfo } from '../schema'
import { speak } from '../words.svelte'
import {
  alike,
  figure,
  newsOf,
  opening,
  placeOfUser,
  podOfUser,
  ROUND_TIMES,
  settable,
  staged,
  USUAL_ROUND,
  winnersOf,
  wishOf,
} from './leagues'
import { settingsOf } from './options'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speak('en', 'root')
})

const entry = (id: string, other: Partial<LeagueEntry> = {}): LeagueEntry => ({
  ...{ id, name: id, game: 'root', club: '', status: 'open', organiser: { kind: 'person', name: 'Ann', avatar: '' } },
  ...{ entrants: 1, most: 8, round: 0, rounds: 2, deadline: null, made: 0, entered: false, yours: false },
  ...other,
})

const entrant = (number: number, other: Partial<Entrant> = {}): Entrant => ({
  ...{ number, player: { kind: 'person', name: `P${number}`, avatar: '' }, yours: false, out: false },
  ...other,
})

const pod = (state: PodInfo['state'], ...seats: (readonly [entrant: number, place: number | null])[]): PodInfo => ({
  ...{ pod: 1, state, table: 't', replay: false, reason: '' },
  seats: seats.map(([entrant, place]) => ({ entrant, place, won: null, points: null })),
})

const league = (pods: PodInfo[], other: Partial<LeagueInfo> = {}, status: LeagueEntry['status'] = 'running') =>
  ({
    entry: entry('a', { status, round: 1 }),
    entrants: [entrant(1), entrant(2, { yours: true })],
    rounds: pods.length > 0 ? [{ number: 1, begun: 0, deadline: 10, pods }] : [],
    standings: [],
    ...other,
  }) as unknown as LeagueInfo

it('lists leagues by stage and by whose they are', () => {
  const all = [
    entry('open'),
    entry('over', { status: 'over', entered: true }),
    entry('club', { club: 'c', status: 'running' }),
    entry('cancelled', { status: 'cancelled', yours: true }),
  ]
  const ids = (whose: Parameters<typeof staged>[1]) =>
    staged(all, whose).map(([stage, some]) => [stage, some.map(({ id }) => id)])
  expect(ids('all')).toEqual([
    ['running', ['club']],
    ['open', ['open']],
    ['finished', ['over', 'cancelled']],
  ])
  expect(ids('everybody')).toEqual([
    ['open', ['open']],
    ['finished', ['over', 'cancelled']],
  ])
  expect(ids('clubs')).toEqual([['running', ['club']]])
  expect(ids('yours')).toEqual([['finished', ['over', 'cancelled']]])
})

it('finds the game and the place of the user in the present round', () => {
  const found = league([pod('playing', [1, null], [3, null]), pod('played', [4, 1], [2, 2])])
  expect(podOfUser(found)?.state).toBe('played')
  expect(placeOfUser(found, podOfUser(found)!)).toBe(2)
  expect(podOfUser(league([]))).toBeUndefined()
  expect(podOfUser(league([pod('playing', [1, null])]))).toBeUndefined()
})

it('announces what has changed, the most important first', () => {
  const waiting = league([pod('waiting', [1, null], [2, null])])
  const playing = league([pod('playing', [1, null], [2, null])])
  expect(newsOf(waiting, playing)).toBe('table')
  expect(newsOf(playing, playing)).toBe('')
  expect(newsOf(league([], {}, 'open'), playing)).toBe('running')
  expect(newsOf(playing, league([], {}, 'over'))).toBe('over')
  expect(newsOf(playing, league([], { entry: entry('a', { status: 'running', round: 2 }) }))).toBe('round')
  expect([waiting, playing].map(opening)).toEqual([true, false])
})

it('lets the organiser set the results of games that were not played to their end', () => {
  const states = ['waiting', 'playing', 'broken', 'played', 'bye', 'late', 'void', 'by_hand'] as const
  expect(states.filter((state) => settable(pod(state)))).toEqual(['broken', 'late', 'void', 'by_hand'])
})

it('names several winners, and nobody before the end', () => {
  const standings = [1, 1, 3].map((rank, at) => ({ rank, entrant: at + 1 })) as LeagueInfo['standings']
  expect(winnersOf(league([], { standings }, 'over'))).toEqual([1, 2])
  expect(winnersOf(league([], { standings }))).toEqual([])
})

it('tells agents of the same level apart', () => {
  const casual = { player: { kind: 'agent', name: 'casual', avatar: '' } } as const
  const two = [entrant(1, casual), entrant(2, casual), entrant(3)]
  expect(two.map((one) => alike(one, two))).toEqual([true, true, false])
  expect(alike(two[0], [two[0], two[2]])).toBe(false)
})

it('writes points as the language does', () => {
  expect([figure(2.5, 'uk'), figure(1 / 3, 'en'), figure(2, 'en')]).toEqual(['2,5', '0.33', '2'])
})

it('wishes for a league without substitutes and with places for all', () => {
  const form = {
    ...{ name: ' Foxes ', game: 'root', options: {}, podSize: 4, pace: TEMPOS.day, rounds: 3, club: '', agents: '' },
    ...{ roundSeconds: USUAL_ROUND.days, seeding: 'random' as const, fewest: 8, most: 4, spectators: true },
  }
  const wish = wishOf(form)
  expect(wish).toMatchObject({ name: 'Foxes', pod_size: 4, agents: null, fewest: 8, most: 8 })
  expect(wish.pace).toEqual({ ...TEMPOS.day, substitutes: 'nobody' })
  expect(ROUND_TIMES.live).toContain(USUAL_ROUND.live)
  expect(ROUND_TIMES.days).toContain(USUAL_ROUND.days)
})

it('tells the options of its games', () => {
  const option = { title: 'factions', by_seat: true, default: ['marquise'], choices: ['marquise', 'eyrie'] }
  const options = [
    { ...option, name: 'factions' },
    { ...option, name: 'landmark_cards', title: 'landmarks', by_seat: false, default: 0, choices: [0, 1] },
    { ...option, name: 'open', title: 'open hands', by_seat: false, default: false, choices: null },
  ]
  const game = { name: 'root', options } as unknown as GameInfo
  expect(settingsOf(game, {})).toEqual([])
  expect(settingsOf(game, { factions: ['eyrie', 'marquise'], landmark_cards: 1, open: true })).toEqual([
    expect.stringMatching(/^Factions: .*Eyrie.*, .*Marquis.*\.$/),
    'Landmarks: 1.',
    'Open hands.',
  ])
  expect(settingsOf(game, { factions: 3 })).toEqual([
    'Players draft their factions at the table, when the game begins.',
  ])
})
