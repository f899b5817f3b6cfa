// The preview of a choice as drawn on the board: the arrow comes from its fields, the rest from the server.
import type { Action, PiecesAhead, Preview } from '../api'

export interface Ghost {
  /** The origin and target of a movement. */
  way: [number, number] | null
  /** The place of the choice, where its text is shown. */
  place: number | null
  /** Null while it is unknown, or if the server does not know it. */
  preview: Preview | null
}

/** Fields that name a place, the most important first. */
const PLACES = ['target', 'clearing', 'region', 'origin']

const numberIn = (action: Action, field: string): number | null => {
  const value = action.fields[field]
  return typeof value === 'number' ? value : null
}

/** The origin and target: of the action itself, or of a piece that leaves one place and comes to another. */
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

/** The pieces that come to a place or leave it. */
export const piecesAt = (ghost: Ghost | null | undefined, place: number): PiecesAhead[] =>
  ghost?.preview?.pieces.filter((pieces) => pieces.place === place) ?? []

/** The party that would rule a place. Undefined if the ruler does not change. */
export const rulerAt = (ghost: Ghost | null | undefined, place: number): number | null | undefined =>
  ghost?.preview?.rulers.find((ruler) => ruler.place === place)?.party

/** The change in the number of your usable items of a kind. */
export const itemsAhead = (ghost: Ghost | null | undefined, item: string): number =>
  ghost?.preview?.items.find(({ name }) => name === item)?.change ?? 0

/** A change with its sign, and a real minus sign. */
export const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`)
