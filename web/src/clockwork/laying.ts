// Putting pieces on the map by hand: the held pieces, their possible places, and the command for the server.
import type { Action, ClockworkSeat } from '../api'
import { categoryOf } from '../root/data'
import { ground } from '../root/geometry'
import { partiesOf, type Held, type RootView } from '../root/view'
import { named } from '../root/words'
import { tell } from './words'

/** Held pieces: from a place of the map, from which several can be taken at once, or from the supply. */
export interface InHand extends Held {
  from: number | null
  count: number
}

export const PAWN = 'pawn'

export const nameOf = (piece: string): string => (piece === PAWN ? tell('pawn') : named('piece', piece))

/** The shape of a piece's drawing. Figures beside the pawn, such as the warlord, are drawn as warriors. */
export function shapeOf(piece: string): 'pawn' | 'warrior' | 'token' | 'building' {
  if (piece === PAWN) return PAWN
  const category = categoryOf(piece)
  return category === 'pawn' ? 'warrior' : category
}

/** The name of a place in commands: the number of a clearing, or the clearings around a forest. */
export const nameOfPlace = (map: string, place: number): string =>
  ground(map).forests.find((forest) => forest.place === place)?.id ?? String(place)

/** The number of these pieces in a clearing. */
export const standing = (view: RootView, place: number, { seat, piece }: Held): number =>
  view.clearings
    .find(({ id }) => id === place)
    ?.pieces.find((standing) => standing.seat === seat && standing.piece === piece)?.count ?? 0

/** The pieces of a party that can be put on the map, with the number left of each. */
export function palette(view: RootView, party: number, seats: readonly ClockworkSeat[]): [string, number][] {
  const { supply, pawn } = party < view.seats.length ? view.seats[party] : view.hirelings![party - view.seats.length]
  const pieces = seats[party]?.pieces ?? Object.keys(supply)
  const kinds = pieces.filter((piece) => piece in supply).map((piece): [string, number] => [piece, supply[piece]])
  return pawn === undefined ? kinds : [[PAWN, 1], ...kinds]
}

/** The places for the held pieces, in the form of legal actions for the board. Pawns may also go to forests. */
export function placesFor(view: RootView, { piece, from }: InHand): Action[] {
  const bare = { text: '', label: '', verb: 'lay', law: '' }
  const clearings = view.clearings
    .filter(({ id }) => id !== from)
    .map(({ id }) => ({ ...bare, fields: { clearing: id } }))
  const forests = piece === PAWN ? ground(view.map).forests.filter(({ place }) => place !== from) : []
  return [...clearings, ...forests.map(({ place }) => ({ ...bare, fields: { place } }))]
}

/** The command that puts down the held pieces. */
export function laid(view: RootView, { seat, piece, from, count }: InHand, to: number): string {
  const { name } = partiesOf(view)[seat]
  const place = nameOfPlace(view.map, to)
  if (piece === PAWN) return `pawn ${name} ${place}`
  return from === null ? `${name} ${piece} ${place} +${count}` : `move ${name} ${piece} ${from} ${place} ${count}`
}

/** The most pieces of a kind that can be in a clearing: those there, and those in the supply. */
export const mostOf = (view: RootView, { seat, piece }: Held, clearing: number): number =>
  standing(view, clearing, { seat, piece }) + (view.seats[seat]?.supply[piece] ?? Infinity)

/** The command for more or fewer pieces of a kind in a clearing. */
export const stepped = (view: RootView, { seat, piece }: Held, clearing: number, by: number): string =>
  `${partiesOf(view)[seat].name} ${piece} ${clearing} ${by > 0 ? '+' : ''}${by}`
