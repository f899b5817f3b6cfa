// What is told one after the other. Turns that nobody is asked anything for are told step by step, from the lines of the
// log and from how the table stood at each moment; what people did is one step for each choice.
import { ask, type LogLine, type Moment, type Moments, type Table } from '../api'
import type { Happening } from '../board'

export const SPEEDS = ['calm', 'brisk', 'instant'] as const
export type Speed = (typeof SPEEDS)[number]

/** How many times as long as brisk everything takes that is acted out. */
const TEMPO: Record<Exclude<Speed, 'instant'>, number> = { calm: 1.8, brisk: 1 }
/** Milliseconds in which a step of one line can be read; each further one takes half as long, up to so many. */
const READING = 1200
const MOST_LINES = 5
/** The more waits, the faster it goes, up to so much. */
const MOST_HASTE = 5

/** The lines from one number on up to another, and the table as it was with the last of them. */
export interface Step {
  from: number
  until: number
  /** Whose turn it is. */
  seat: number | null
  /** The line from which on it is acted out, where what led to it is not told. */
  lead?: number
  /** How the table stood before, if that is not how it stood at the end of the step before. */
  before?: unknown
  view: unknown
  happening: Happening
  /** Of somebody who was asked: one only catches up with it. */
  asked?: true
}

/** Whether a line is told in a step. */
export const within = ({ from, until }: Step, { n }: LogLine): boolean => n >= from && n < until

export const AIMED = new Set(['aimed_at_clearing', 'aimed_at_player'])

/** The seats that nobody plays. */
export const machinesAt = ({ seats }: Table): Set<number> =>
  new Set(seats.filter(({ kind }) => kind === 'bot').map(({ seat }) => seat))

/** How a table stood, from one event on up to another. The server tells a part at a time. */
export async function momentsOf(table: string, token: string | null, since: number, until: number): Promise<Moment[]> {
  const found: Moment[] = []
  while (since < until) {
    const path = `/tables/${table}/moments?since=${since}&until=${until}`
    const { moments } = await ask<Moments>(path, { token })
    if (moments.length === 0) break
    found.push(...moments)
    since = moments.at(-1)!.events
  }
  return found
}

/** Whose turn it is at each of some lines, which begin in the turn of `seat`. */
export function turnsIn(lines: readonly LogLine[], seat: number | null = null): (number | null)[] {
  return lines.map(({ what, args }) => (seat = what === 'turn_began' ? Number(args.seat) : seat))
}

/** Whether the game is so new that only machines have ended their turns: who comes has missed nothing else. */
export function begunBy(machines: ReadonlySet<number>, log: readonly LogLine[]): boolean {
  const turns = log.filter(({ what }) => what === 'turn_began').map(({ args }) => Number(args.seat))
  return log[0]?.n === 0 && turns.length > 1 && turns.slice(0, -1).every((seat) => machines.has(seat))
}

/** From which line to which machines take their turns in what came new, among all that is known of the log. */
export function machinesTurns(
  log: readonly LogLine[],
  news: readonly LogLine[],
  machines: ReadonlySet<number>,
): [number, number] | null {
  if (machines.size === 0 || news.length === 0) return null
  const before = turnsIn(log.filter(({ n }) => n < news[0].n)).at(-1)
  const turns = turnsIn(news, before)
  const theirs = news.filter((_, at) => machines.has(turns[at] ?? -1))
  return theirs.length > 0 ? [theirs[0].n, theirs.at(-1)!.n + 1] : null
}

/** A place of the map, which also stands as text where it may be a forest. */
function placeOf(value: unknown): number | null {
  const place = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof place === 'number' ? place : null
}

/** Where on the map something happens, and which way it goes. */
export function happeningIn(lines: readonly LogLine[]): Happening {
  const mapped = lines.filter(({ what }) => what !== 'saw_hand') // its target is a seat
  const named = mapped.flatMap(({ args }) =>
    [args.clearing, args.region, args.origin, args.target, args.a, args.b].map(placeOf),
  )
  const moves = mapped.map(({ args }) => [placeOf(args.origin), placeOf(args.target)])
  const way = moves.findLast((move): move is [number, number] => move.every((place) => place !== null))
  return { places: [...new Set(named.filter((place) => place !== null))], way: way ?? null }
}

/** The steps of the lines from one number on up to another. What was aimed at is told before it is done, so the table is
 * still as it was then: `before` is how it stood at the first line, if that is known. */
export function stepsOf(
  log: readonly LogLine[],
  moments: readonly Moment[],
  [from, until]: readonly [number, number],
  before: unknown,
): Step[] {
  const known = log.filter(({ n }) => n < until)
  const turns = turnsIn(known)
  const steps: Step[] = []
  let start = from
  const tell = (end: number, view: unknown): void => {
    const lines = known.filter(({ n }) => n >= start && n < end)
    if (lines.length === 0) return
    const seat = turns[known.indexOf(lines[0])]
    steps.push({ from: start, until: end, seat, view, happening: happeningIn(lines) })
    start = end
  }
  for (const { events, view } of moments) {
    const lines = known.filter(({ n }) => n >= start && n < events)
    const aim = lines.findLast(({ what }) => AIMED.has(what))
    if (aim && aim !== lines.at(-1) && before) tell(aim.n + 1, before)
    tell(Math.min(events, until), view)
    before = view
  }
  return steps
}

/** The steps to which some lines belong, in the order of those lines and each once, with the table as it stood before each.
 * `before` is how it stood at the first line of all, `from`, if that is known. */
export function recalled(
  log: readonly LogLine[],
  moments: readonly Moment[],
  lines: readonly LogLine[],
  from: number,
  before: unknown,
): Step[] {
  const until = moments.at(-1)?.events ?? from
  const first = moments.findLast(({ events }) => events <= from)?.view ?? before
  const all = stepsOf(log, moments, [from, until], first)
  const steps = all.map((step, at): Step => ({ ...step, before: at > 0 ? all[at - 1].view : first }))
  const theirs = lines.map((line) => steps.find((step) => within(step, line)))
  return [...new Set(theirs.filter((step) => step !== undefined))]
}

/** How long a step with so many lines is shown at least, so that it can be read; what people did need not be. */
export const lasting = (speed: Exclude<Speed, 'instant'>, { asked }: Step, lines: number): number =>
  asked ? 0 : (READING * TEMPO[speed] * (1 + Math.min(MOST_LINES, lines))) / 2

/** How many times as long as brisk a step is acted out while so many wait behind it: what people did is caught up with. */
export const tempoOf = (speed: Exclude<Speed, 'instant'>, { asked }: Step, waiting: number): number =>
  TEMPO[speed] / (asked ? Math.min(MOST_HASTE, 1 + waiting / 2) : 1)
