// Steps: the parts in which events are shown one after the other. Bots' turns are shown step by step, from the lines of
// the log and the table at each moment. What people did is one step for each choice.
import { ask, type LogLine, type Moment, type Moments, type Table } from '../api'
import type { Happening } from '../board'

export const SPEEDS = ['calm', 'brisk', 'instant'] as const
export type Speed = (typeof SPEEDS)[number]

/** The duration relative to the brisk speed. */
const TEMPO: Record<Exclude<Speed, 'instant'>, number> = { calm: 1.8, brisk: 1 }
/** Milliseconds to read a step of one line. Each further line adds half of that, up to a maximum of lines. */
const READING = 1200
const MOST_LINES = 5
/** Maximum acceleration when many steps are waiting. */
const MOST_HASTE = 5

/** Log lines from one number to another, with the table after the last of them. */
export interface Step {
  from: number
  until: number
  /** The seat whose turn it is. */
  seat: number | null
  /** The line at which the animation begins, if it begins before the step. */
  lead?: number
  /** The table before the step, if it is not the table at the end of the previous step. */
  before?: unknown
  view: unknown
  happening: Happening
  /** Whether a person made this choice. Such steps only catch up with the present. */
  asked?: true
}

/** Whether a line belongs to a step. */
export const within = ({ from, until }: Step, { n }: LogLine): boolean => n >= from && n < until

/** The lines of the log from one number to another. The log is in order, but may have gaps. */
export function linesIn(log: readonly LogLine[], from: number, until: number): LogLine[] {
  const first = (number: number): number => {
    let [low, high] = [0, log.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (log[middle].n < number) low = middle + 1
      else high = middle
    }
    return low
  }
  return log.slice(first(from), first(until))
}

export const AIMED = new Set(['aimed_at_clearing', 'aimed_at_player'])

/** The seats of bots. */
export const machinesAt = ({ seats }: Table): Set<number> =>
  new Set(seats.filter(({ kind }) => kind === 'bot').map(({ seat }) => seat))

/** Fetches the table after each event in a range. The server sends a part at a time. */
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

/** The seat whose turn it is at each line. The first lines belong to the turn of `seat`. */
export function turnsIn(lines: readonly LogLine[], seat: number | null = null): (number | null)[] {
  return lines.map(({ what, args }) => (seat = what === 'turn_began' ? Number(args.seat) : seat))
}

/** Whether only bots have finished turns so far, so a new player can watch the game from its beginning. */
export function begunBy(machines: ReadonlySet<number>, log: readonly LogLine[]): boolean {
  const turns = log.filter(({ what }) => what === 'turn_began').map(({ args }) => Number(args.seat))
  return log[0]?.n === 0 && turns.length > 1 && turns.slice(0, -1).every((seat) => machines.has(seat))
}

/** The range of lines in which bots play their turns, among the new lines. */
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

/** The number of a place. It may be a string, because some events name forests there. */
function placeOf(value: unknown): number | null {
  const place = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value
  return typeof place === 'number' ? place : null
}

/** The places where some lines happen on the map, and the last movement. */
export function happeningIn(lines: readonly LogLine[]): Happening {
  const mapped = lines.filter(({ what }) => what !== 'saw_hand') // its target is a seat
  const named = mapped.flatMap(({ args }) =>
    [args.clearing, args.region, args.origin, args.target, args.a, args.b].map(placeOf),
  )
  const moves = mapped.map(({ args }) => [placeOf(args.origin), placeOf(args.target)])
  const way = moves.findLast((move): move is [number, number] => move.every((place) => place !== null))
  return { places: [...new Set(named.filter((place) => place !== null))], way: way ?? null }
}

/** Splits a range of lines into steps. A target is shown before the action that follows it, with the table unchanged.
 * `before` is the table at the first line, if it is known. */
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

/** The steps that contain some lines, in the order of those lines and without repetition, each with the table before
 * it. `before` is the table at the first line, `from`, if it is known. */
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

/** The minimum time for reading a step with this many lines. Choices of people need none. */
export const lasting = (speed: Exclude<Speed, 'instant'>, { asked }: Step, lines: number): number =>
  asked ? 0 : (READING * TEMPO[speed] * (1 + Math.min(MOST_LINES, lines))) / 2

/** The duration of a step relative to the brisk speed. Choices of people are played faster if many steps are
 * waiting. */
export const tempoOf = (speed: Exclude<Speed, 'instant'>, { asked }: Step, waiting: number): number =>
  TEMPO[speed] / (asked ? Math.min(MOST_HASTE, 1 + waiting / 2) : 1)
