// The few things that the frame itself reads from a view, as each game keeps them.
import type { Frame } from './api'

/** What a seat plays that has yet to choose. */
const UNDECIDED = 'none'

interface Seen {
  turn?: number
  seats?: { faction?: string }[]
  clearings?: { id: number; ruler: number | null }[]
  peoples?: { race: string; seat: number }[]
  regions?: { id: number; holder: string | null; tokens: number }[]
}

export function turnOf(view: unknown): number | null {
  return (view as Seen | null)?.turn ?? null
}

/** The places that a seat rules or has its peoples in. */
export function heldIn(view: unknown, seat: number): number[] {
  const { clearings = [], peoples = [], regions = [] } = (view ?? {}) as Seen
  const races = peoples.filter((people) => people.seat === seat).map(({ race }) => race)
  const held = regions.filter(({ holder }) => holder !== null && races.includes(holder))
  return [...clearings.filter(({ ruler }) => ruler === seat), ...held].map(({ id }) => id)
}

/** How many tokens stand in a place where things are laid out. */
export function standingAt(view: unknown, place: number): number {
  return (view as Seen | null)?.regions?.find(({ id }) => id === place)?.tokens ?? 0
}

/** For each seat its points at the end of every turn; who leaves the score track has a line that ends there. */
export function pointsOverTurns(frames: readonly Frame[]): number[][] {
  const ends = frames.filter((frame, at) => {
    const next = frames[at + 1]
    return !next || turnOf(next.view) !== turnOf(frame.view)
  })
  return (ends[0]?.points ?? []).map((_, seat) => {
    const all = ends.map(({ points }) => points[seat])
    const left = all.indexOf(null)
    return all.slice(0, left < 0 ? undefined : left).map((points) => points ?? 0)
  })
}

/** Where seats have a colour of their own by what they play, the page uses it for them everywhere. */
export function seatColours(view: unknown): string {
  const { seats } = (view ?? {}) as Seen
  return (seats ?? [])
    .flatMap(({ faction }, seat) => (faction && faction !== UNDECIDED ? [`--seat-${seat}: var(--${faction})`] : []))
    .join(';')
}
