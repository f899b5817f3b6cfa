// What the pages of leagues work out from the server's messages: lists, the game of the user, names, and a wish for a
// new league.
import type { Pace, Value } from '../api'
import type { Entrant, LeagueEntry, LeagueInfo, NewLeague, PodInfo, RoundInfo } from '../schema'
import { DAY } from '../pace/tempos'

// ---- the list

export const WHOSE = ['all', 'everybody', 'clubs', 'yours'] as const
export type Whose = (typeof WHOSE)[number]
export const STAGES = ['running', 'open', 'finished'] as const
export type Stage = (typeof STAGES)[number]

const belongs: Record<Whose, (league: LeagueEntry) => boolean> = {
  all: () => true,
  everybody: ({ club }) => !club,
  clubs: ({ club }) => Boolean(club),
  yours: ({ entered, yours }) => entered || yours,
}

export const stageOf = ({ status }: LeagueEntry): Stage =>
  status === 'open' || status === 'running' ? status : 'finished'

/** The leagues of a kind by stage, without empty stages. The order within a stage stays. */
export function staged(leagues: readonly LeagueEntry[], whose: Whose): [Stage, LeagueEntry[]][] {
  const found = leagues.filter(belongs[whose])
  return STAGES.map((stage): [Stage, LeagueEntry[]] => [stage, found.filter((one) => stageOf(one) === stage)]).filter(
    ([, some]) => some.length > 0,
  )
}

// ---- one league

/** The entrants by number. */
export const numbered = ({ entrants }: LeagueInfo): Map<number, Entrant> =>
  new Map(entrants.map((entrant) => [entrant.number, entrant]))

/** Whether several agents of the same level play, so that their numbers tell them apart. */
export const alike = ({ player }: Entrant, entrants: readonly Entrant[]): boolean =>
  player.kind === 'agent' &&
  entrants.filter(({ player: other }) => other.kind === 'agent' && other.name === player.name).length > 1

export const entrantOfUser = ({ entrants }: LeagueInfo): Entrant | undefined => entrants.find(({ yours }) => yours)
export const presentRound = ({ rounds }: LeagueInfo): RoundInfo | undefined => rounds.at(-1)

/** The pod of the user in the present round. */
export function podOfUser(info: LeagueInfo): PodInfo | undefined {
  const number = entrantOfUser(info)?.number
  return presentRound(info)?.pods.find(({ seats }) => seats.some(({ entrant }) => entrant === number))
}

/** The place of the user in a pod. Null as long as there is no result. */
export function placeOfUser(info: LeagueInfo, { seats }: PodInfo): number | null {
  const number = entrantOfUser(info)?.number
  return seats.find(({ entrant }) => entrant === number)?.place ?? null
}

/** What is announced when a league has changed: the end of the id of a message, or nothing. */
export function newsOf(before: LeagueInfo, now: LeagueInfo): string {
  if (before.entry.status !== now.entry.status) return now.entry.status
  if (before.entry.round !== now.entry.round) return 'round'
  const opened = podOfUser(now)
  if (opened?.state === 'playing' && podOfUser(before)?.state !== 'playing') return 'table'
  return ''
}

/** Whether the organiser may set the result of a pod by hand. */
export const settable = ({ state }: PodInfo): boolean => ['broken', 'late', 'void', 'by_hand'].includes(state)

/** Whether something of the league may change within seconds. */
export const opening = (info: LeagueInfo): boolean =>
  presentRound(info)?.pods.some(({ state }) => state === 'waiting') ?? false

export const winnersOf = ({ standings, entry }: LeagueInfo): number[] =>
  entry.status === 'over' ? standings.filter(({ rank }) => rank === 1).map(({ entrant }) => entrant) : []

/** A number with at most two digits after the point, such as shared points. */
export const figure = (number: number, language: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(number)

// ---- a new league

const MINUTE = 60
const HOUR = 60 * MINUTE

/** The times that the form offers for a round, in seconds. */
export const ROUND_TIMES = {
  live: [HOUR, 2 * HOUR, 3 * HOUR, 4 * HOUR, 6 * HOUR, 12 * HOUR, DAY],
  days: [3 * DAY, 7 * DAY, 14 * DAY, 21 * DAY, 30 * DAY, 60 * DAY, 90 * DAY],
} as const
export const USUAL_ROUND = { live: 3 * HOUR, days: 30 * DAY } as const
export const ROUNDS = 12
export const ENTRANTS = [2, 128] as const

export interface LeagueForm {
  name: string
  game: string
  options: Record<string, Value>
  podSize: number
  pace: Required<Pace>
  rounds: number
  roundSeconds: number
  seeding: 'random' | 'ratings'
  club: string
  fewest: number
  most: number
  /** Empty for none. */
  agents: string
  spectators: boolean
}

/** The wish that a form stands for. In a league nobody plays for somebody else. */
export const wishOf = (form: LeagueForm): NewLeague => ({
  name: form.name.trim(),
  game: form.game,
  options: form.options,
  pod_size: form.podSize,
  pace: { ...form.pace, substitutes: 'nobody' },
  rounds: form.rounds,
  round_seconds: form.roundSeconds,
  seeding: form.seeding,
  club: form.club,
  fewest: form.fewest,
  most: Math.max(form.most, form.fewest),
  agents: form.agents || null,
  spectators: form.spectators,
})
