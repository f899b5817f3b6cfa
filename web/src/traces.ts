// The traces of a game on its map, added up for drawing: how often each kind happened at each place, and by which seat.
import type { Frame, Trace } from './api'

export type TraceKind = Trace['kind']

export interface Sum {
  place: number
  origin?: number
  count: number
}

/** The marks that a board draws over its map. `seat` is the seat that they belong to, or null for all seats. */
export interface Tally {
  kind: TraceKind
  seat: number | null
  sums: Sum[]
  /** The largest count of the whole game, so that the marks grow during the game. */
  most: number
}

const KINDS: TraceKind[] = ['move', 'battle', 'conquest', 'loss']

/** The kinds of traces in a game, in the order of the menu. */
export function kindsIn(frames: readonly Frame[]): TraceKind[] {
  const found = new Set(frames.flatMap((frame) => frame.traces.map((trace) => trace.kind)))
  return KINDS.filter((kind) => found.has(kind))
}

/** A battle concerns both sides. */
const concerns = (trace: Trace, seat: number | null): boolean =>
  seat === null || trace.seat === seat || trace.other === seat

export function sum(frames: readonly Frame[], kind: TraceKind, seat: number | null): Sum[] {
  const sums = new Map<string, Sum>()
  for (const trace of frames.flatMap((frame) => frame.traces)) {
    if (trace.kind !== kind || !concerns(trace, seat)) continue
    const { place, origin, count } = trace
    const key = `${origin ?? ''}>${place}`
    sums.set(key, { place, origin, count: count + (sums.get(key)?.count ?? 0) })
  }
  return [...sums.values()]
}

/** The traces up to and including a moment. */
export function tally(frames: readonly Frame[], at: number, kind: TraceKind, seat: number | null): Tally {
  const most = Math.max(1, ...sum(frames, kind, null).map(({ count }) => count))
  return { kind, seat, sums: sum(frames.slice(0, at + 1), kind, seat), most }
}

/** The size of a mark from 0 to 1. The root makes its area proportional to the count. */
export const weight = (count: number, most: number): number => Math.sqrt(count / most)
