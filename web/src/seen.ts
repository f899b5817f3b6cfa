// The few things that the frame itself reads from a view, as each game keeps them.
import type { Frame } from './api'

interface Seen {
  turn?: number
  seats?: { faction?: string; points?: number | null }[]
  coins?: (number | null)[]
}

export function pointsIn(view: unknown): (number | null)[] {
  const { seats, coins } = (view ?? {}) as Seen
  return coins ?? seats?.map((seat) => seat.points ?? null) ?? []
}

export function turnOf(view: unknown): number | null {
  return (view as Seen | null)?.turn ?? null
}

/** For each seat its points at the end of every turn; what is not known stays as it was. */
export function pointsOverTurns(frames: readonly Frame[]): number[][] {
  const ends = frames.filter((frame, at) => {
    const next = frames[at + 1]
    return !next || turnOf(next.view) !== turnOf(frame.view)
  })
  const counted = ends.map((frame) => frame.points ?? pointsIn(frame.view))
  const seats = Math.max(0, ...counted.map((points) => points.length))
  return Array.from({ length: seats }, (_, seat) => {
    let last = 0
    return counted.map((points) => (last = points[seat] ?? last))
  })
}

/** Where seats have a colour of their own by what they play, the page uses it for them everywhere. */
export function seatColours(view: unknown): string {
  const { seats } = (view ?? {}) as Seen
  return (seats ?? []).map(({ faction }, seat) => (faction ? `--seat-${seat}: var(--${faction})` : '')).join(';')
}
