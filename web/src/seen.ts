// The few values that the page's frame reads from a view of any game.
import type { Frame } from './api'
import type { Progress } from './outline'

/** The faction of a seat that has not chosen one yet. */
const UNDECIDED = 'none'

interface Seen {
  turn?: number
  progress?: Progress
  seats?: { faction?: string }[]
  clearings?: { id: number; ruler: number | null }[]
  peoples?: { race: string; seat: number }[]
  regions?: { id: number; holder: string | null; tokens: number }[]
}

export function turnOf(view: unknown): number | null {
  return (view as Seen | null)?.turn ?? null
}

/** How far the turn of a seat is; null if it is not that seat's turn, or unknown. */
export function progressOf(view: unknown, seat: number): Progress | null {
  const { turn, progress } = (view ?? {}) as Seen
  return turn === seat ? (progress ?? null) : null
}

/** The places that a seat rules or where it has a people. */
export function heldIn(view: unknown, seat: number): number[] {
  const { clearings = [], peoples = [], regions = [] } = (view ?? {}) as Seen
  const races = peoples.filter((people) => people.seat === seat).map(({ race }) => race)
  const held = regions.filter(({ holder }) => holder !== null && races.includes(holder))
  return [...clearings.filter(({ ruler }) => ruler === seat), ...held].map(({ id }) => id)
}

/** The number of tokens in a region, or 0 in games without tokens. */
export function standingAt(view: unknown, place: number): number {
  return (view as Seen | null)?.regions?.find(({ id }) => id === place)?.tokens ?? 0
}

/** The points of each seat at the end of every turn. The list of a seat ends when it leaves the score track. */
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

/** CSS variables for the seats' colours, if a faction has a colour. The page uses them everywhere. */
export function seatColours(view: unknown): string {
  const { seats } = (view ?? {}) as Seen
  return (seats ?? [])
    .flatMap(({ faction }, seat) => (faction && faction !== UNDECIDED ? [`--seat-${seat}: var(--${faction})`] : []))
    .join(';')
}
