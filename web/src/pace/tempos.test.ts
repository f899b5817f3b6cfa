import { beforeAll, expect, it, vi } from 'vitest'
import { speak } from '../words.svelte'
import { limited, rulesOf, settled, tempoOf, TEMPOS, tempos, timeName, turned } from './tempos'

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} })
  await speak('en', 'page_pace')
})

it('knows its tempos by their rules, and no other pace', () => {
  expect(tempos.map((name) => tempoOf({ ...TEMPOS[name] }))).toEqual(['free', 'live', 'day', 'three'])
  expect(tempoOf({ ...TEMPOS.day, holiday_days: 8 })).toBeUndefined()
})

it('names a time with the largest unit that fits', () => {
  expect([30, 60, 90, 3600, 43200, 86400, 3 * 86400].map(timeName)).toEqual([
    '30 seconds',
    '1 minute',
    '90 seconds',
    '1 hour',
    '12 hours',
    '1 day',
    '3 days',
  ])
})

it('tells the rules of a pace', () => {
  expect(rulesOf(TEMPOS.free)).toEqual([])
  expect(rulesOf(TEMPOS.live)).toEqual([
    'Clock of each player for the whole game: 30 minutes.',
    'Added at the start of each of your turns: 30 seconds. In other players’ turns, as much time for answers is free.',
    'When time runs out, a computer chooses.',
  ])
  expect(rulesOf(TEMPOS.three)).toEqual([
    'Time for each turn: 3 days. Answers in other players’ turns are timed apart from it.',
    'When time runs out, the table only shows it.',
    'If the table has waited 7 days for a player, a computer takes the seat until the player is back.',
    'Each player may take 14 days off, in which their clock stands still.',
    'A player who is away may name a substitute, who then sees the hand.',
  ])
})

it('keeps nothing that depends on a time that is not there', () => {
  expect(settled({ ...TEMPOS.live, game_seconds: null })).toEqual(TEMPOS.free)
  expect(limited(settled({ ...TEMPOS.live, game_seconds: null }))).toBe(false)
  expect(settled(TEMPOS.live)).toEqual(TEMPOS.live)
})

it('forgets the times of the other kind of play', () => {
  expect(turned(TEMPOS.day, 'live')).toEqual({ ...TEMPOS.free, late: 'agent', substitutes: 'player' })
})
