// What a choice would do, as it is drawn before it is made: an arrow from its own fields, the rest from the server.
import type { Action, PiecesAhead, Preview } from '../api'

export interface Ghost {
  /** From where to where something goes. */
  way: [number, number] | null
  /** Where it happens, for what is written beside it. */
  place: number | null
  /** Nothing of it is known yet, or at all, without the server. */
  preview: Preview | null
}

/** Fields that name a place of the map, the most telling first. */
const PLACES = ['target', 'clearing', 'region', 'origin']

const numberIn = (action: Action, field: string): number | null => {
  const value = action.fields[field]
  return typeof value === 'number' ? value : null
}

/** From where to where: as the action says it, or as a piece leaves one place and comes to another. */
function wayOf(action: Action, preview: Preview | null): [number, number] | null {
  const [origin, target] = [numberIn(action, 'origin'), numberIn(action, 'target')]
  if (origin !== null && target !== null) return [origin, target]
  const moved = preview?.pieces ?? []
  for (const left of moved.filter(({ change }) => change < 0)) {
    const came = moved.filter(
      ({ party, piece, change }) => party === left.party && piece === left.piece && change === -left.change,
    )
    if (came.length === 1) return [left.place, came[0].place]
  }
  return null
}

export function ghostOf(action: Action, preview: Preview | null): Ghost {
  const way = wayOf(action, preview)
  const named = PLACES.map((field) => numberIn(action, field)).find((place) => place !== null)
  return { way, place: way?.[1] ?? named ?? preview?.pieces[0]?.place ?? null, preview }
}

/** What comes to a place and goes from it. */
export const piecesAt = (ghost: Ghost | null | undefined, place: number): PiecesAhead[] =>
  ghost?.preview?.pieces.filter((pieces) => pieces.place === place) ?? []

/** Who would rule a place: undefined where nothing changes. */
export const rulerAt = (ghost: Ghost | null | undefined, place: number): number | null | undefined =>
  ghost?.preview?.rulers.find((ruler) => ruler.place === place)?.party

/** How many more, or less, of one's own items of a kind there would be to use. */
export const itemsAhead = (ghost: Ghost | null | undefined, item: string): number =>
  ghost?.preview?.items.find(({ name }) => name === item)?.change ?? 0

/** A change with its sign, a true minus. */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`)
