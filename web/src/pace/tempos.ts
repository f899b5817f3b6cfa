// The pace of a table: named tempos for the form, and the rules of any pace as sentences.
import type { Pace } from '../api'
import { say } from '../words.svelte'
import { tell } from './words'

const MINUTE = 60
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

const USUAL: Required<Pace> = {
  mode: 'live',
  move_seconds: null,
  turn_seconds: null,
  game_seconds: null,
  increment_seconds: 0,
  late: 'nothing',
  agent_after_seconds: null,
  holiday_days: 0,
  substitutes: 'nobody',
}

export const TEMPOS = {
  free: USUAL,
  live: { ...USUAL, game_seconds: 30 * MINUTE, increment_seconds: 30, late: 'agent' },
  day: { ...USUAL, mode: 'days', turn_seconds: DAY, late: 'agent', holiday_days: 7, substitutes: 'player' },
  three: {
    ...USUAL,
    mode: 'days',
    turn_seconds: 3 * DAY,
    agent_after_seconds: 7 * DAY,
    holiday_days: 14,
    substitutes: 'player',
  },
} as const satisfies Record<string, Required<Pace>>

export type Tempo = keyof typeof TEMPOS
export const tempos = Object.keys(TEMPOS) as Tempo[]

/** The named tempo that a pace is, if it is one. */
export const tempoOf = (pace: Pace): Tempo | undefined =>
  tempos.find((name) => (Object.keys(USUAL) as (keyof Pace)[]).every((part) => TEMPOS[name][part] === pace[part]))

/** The times that the form offers, in seconds. */
export const TIMES = {
  live: {
    move: [30, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE],
    turn: [MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 20 * MINUTE],
    game: [10 * MINUTE, 20 * MINUTE, 30 * MINUTE, 45 * MINUTE, HOUR, 2 * HOUR],
    increment: [10, 20, 30, MINUTE, 2 * MINUTE],
    after: [10 * MINUTE, 20 * MINUTE, 30 * MINUTE, HOUR],
  },
  days: {
    move: [12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY],
    turn: [12 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY],
    game: [3 * DAY, 5 * DAY, 7 * DAY, 10 * DAY, 14 * DAY, 21 * DAY, 30 * DAY],
    increment: [HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, DAY],
    after: [2 * DAY, 3 * DAY, 5 * DAY, 7 * DAY, 14 * DAY, 30 * DAY],
  },
} as const
export const DAYS_OFF = [0, 3, 5, 7, 10, 14, 21, 30]

/** A pace of the other kind, without the times, which have other sizes. */
export const turned = (pace: Required<Pace>, mode: 'live' | 'days'): Required<Pace> => ({
  ...USUAL,
  mode,
  late: pace.late,
  substitutes: pace.substitutes,
})

/** A pace that the server accepts: nothing depends on a time that is not there. */
export const settled = (pace: Required<Pace>): Required<Pace> => ({
  ...pace,
  increment_seconds: pace.game_seconds ? pace.increment_seconds : 0,
  late: limited(pace) ? pace.late : 'nothing',
})

/** Whether a player can be late. */
export const limited = ({ move_seconds, turn_seconds, game_seconds }: Pace): boolean =>
  Boolean(move_seconds || turn_seconds || game_seconds)

/** A time as a number with its unit. */
export function timeName(seconds: number): string {
  if (seconds >= DAY && seconds % DAY === 0) return say('days', { count: seconds / DAY })
  if (seconds >= HOUR && seconds % HOUR === 0) return tell('hours', { count: seconds / HOUR })
  if (seconds >= MINUTE && seconds % MINUTE === 0) return say('minutes', { count: seconds / MINUTE })
  return say('seconds', { count: seconds })
}

/** The rules of a pace as sentences. */
export function rulesOf(pace: Pace): string[] {
  const rules: string[] = []
  const time = (seconds: number | null | undefined): string => timeName(seconds ?? 0)
  if (pace.turn_seconds) rules.push(tell('rule-turn', { time: time(pace.turn_seconds) }))
  if (pace.move_seconds) rules.push(tell('rule-move', { time: time(pace.move_seconds) }))
  if (pace.game_seconds) rules.push(tell('rule-game', { time: time(pace.game_seconds) }))
  if (pace.increment_seconds) rules.push(tell('rule-increment', { time: time(pace.increment_seconds) }))
  if (limited(pace)) rules.push(tell(`late-${pace.late}`))
  if (pace.agent_after_seconds) rules.push(tell('rule-after', { time: time(pace.agent_after_seconds) }))
  if (pace.holiday_days) rules.push(tell('rule-days-off', { count: pace.holiday_days }))
  if (pace.substitutes !== 'nobody' && pace.substitutes) rules.push(tell(`rule-substitutes-${pace.substitutes}`))
  return rules
}
