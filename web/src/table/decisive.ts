// The decisive turns of a game: those in which the winners' chances changed most or, without an analysis, those with
// the largest gains.
import type { Chances, Frame } from '../api'
import { turnOf } from '../seen'

export interface Decisive {
  /** The moment at which the turn begins. */
  at: number
  /** The number of the turn in the game, from 1, and its seat. */
  turn: number
  seat: number
  /** The seat for which it was decisive: its chance before and after, in percent, or its gain. */
  whose: number
  change: { before: number; after: number } | { points: number }
}

const MOST = 3

interface Turn {
  seat: number
  from: number
  until: number
}

/** The turns of a game, without what comes before the first. */
function turnsIn(frames: readonly Frame[]): Turn[] {
  const turns: Turn[] = []
  for (const [at, { view }] of frames.entries()) {
    const seat = turnOf(view)
    const last = turns.at(-1)
    if (last) last.until = at
    if (seat !== null && last?.seat !== seat) turns.push({ seat, from: at, until: frames.length - 1 })
  }
  return turns
}

/** The largest few, in chronological order. */
const foremost = (found: (Decisive & { size: number })[]): Decisive[] =>
  found
    .filter(({ size }) => size > 0)
    .sort((a, b) => b.size - a.size)
    .slice(0, MOST)
    .sort((a, b) => a.at - b.at)
    .map(({ size: _, ...turn }) => turn)

export function byChances(frames: readonly Frame[], { moments, chances }: Chances, winners: number[]): Decisive[] {
  const turns = turnsIn(frames)
  const whose = winners[0]
  const percent = (row: number[]): number => Math.round(100 * row[whose])
  return foremost(
    moments.slice(0, -1).flatMap((at, sample) => {
      const turn = turns.findLastIndex(({ from }) => from <= at)
      if (turn < 0 || whose === undefined) return []
      const [before, after] = [percent(chances[sample]), percent(chances[sample + 1])]
      const { seat } = turns[turn]
      return [{ at, turn: turn + 1, seat, whose, change: { before, after }, size: Math.abs(after - before) }]
    }),
  )
}

export function byPoints(frames: readonly Frame[]): Decisive[] {
  return foremost(
    turnsIn(frames).map(({ seat, from, until }, turn) => {
      const points = (frames[until].points[seat] ?? 0) - (frames[from].points[seat] ?? 0)
      return { at: from, turn: turn + 1, seat, whose: seat, change: { points }, size: points }
    }),
  )
}
