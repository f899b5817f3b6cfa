// What a game left on its map, summed up for drawing: how much of a kind happened where, by whom.
import type { Frame, Trace } from './api'

export type TraceKind = Trace['kind']

export interface Sum {
  place: number
  origin?: number
  count: number
}

/** What a board draws over its map. `seat` is whose traces they are; null means everyone's. */
export interface Tally {
  kind: TraceKind
  seat: number | null
  sums: Sum[]
  /** The largest count of the whole game, so that marks grow as the game goes on. */
  most: number
}

const KINDS: TraceKind[] = ['move', 'battle', 'conquest', 'loss']

/** The kinds of traces that a game has, in the order in which they are offered. */
export function kindsIn(frames: readonly Frame[]): TraceKind[] {
  const found = new Set(frames.flatMap((frame) => frame.traces.map((trace) => trace.kind)))
  return KINDS.filter((kind) => found.has(kind))
}

/** A battle is of both who fought it. */
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

/** The traces up to a moment, that included. */
export function tally(frames: readonly Frame[], at: number, kind: TraceKind, seat: number | null): Tally {
  const most = Math.max(1, ...sum(frames, kind, null).map(({ count }) => count))
  return { kind, seat, sums: sum(frames.slice(0, at + 1), kind, seat), most }
}

/** How large a mark is drawn, from 0 to 1: areas are compared, so the root. */
export const weight = (count: number, most: number): number => Math.sqrt(count / most)
