// Laying out pieces by hand: what is held, where it may go, and the command that tells the server.
import type { Action, ClockworkSeat } from '../api'
import { ground } from '../root/geometry'
import { partiesOf, type Held, type RootView } from '../root/view'

/** A piece in hand: from a place of the map, of which some can be taken at once, or from the supply. */
export interface InHand extends Held {
  from: number | null
  count: number
}

export const PAWN = 'pawn'

/** A place by the name that commands use: a clearing by its number, a forest by the clearings around it. */
export const nameOfPlace = (map: string, place: number): string =>
  ground(map).forests.find((forest) => forest.place === place)?.id ?? String(place)

/** How many of these stand in a clearing. */
export const standing = (view: RootView, place: number, { seat, piece }: Held): number =>
  view.clearings
    .find(({ id }) => id === place)
    ?.pieces.find((standing) => standing.seat === seat && standing.piece === piece)?.count ?? 0

/** The pieces of a party that can be laid onto the map, each with how many are left. */
export function palette(view: RootView, party: number, seats: readonly ClockworkSeat[]): [string, number][] {
  const { supply, pawn } = party < view.seats.length ? view.seats[party] : view.hirelings![party - view.seats.length]
  const pieces = seats[party]?.pieces ?? Object.keys(supply)
  const kinds = pieces.filter((piece) => piece in supply).map((piece): [string, number] => [piece, supply[piece]])
  return pawn === undefined ? kinds : [[PAWN, 1], ...kinds]
}

/** Where what is held may be laid down: the board takes these for legal actions. Pawns also wander in forests. */
export function placesFor(view: RootView, { piece, from }: InHand): Action[] {
  const bare = { text: '', label: '', verb: 'lay', law: '' }
  const clearings = view.clearings
    .filter(({ id }) => id !== from)
    .map(({ id }) => ({ ...bare, fields: { clearing: id } }))
  const forests = piece === PAWN ? ground(view.map).forests.filter(({ place }) => place !== from) : []
  return [...clearings, ...forests.map(({ place }) => ({ ...bare, fields: { place } }))]
}

/** Lays down what is held. */
export function laid(view: RootView, { seat, piece, from, count }: InHand, to: number): string {
  const { name } = partiesOf(view)[seat]
  const place = nameOfPlace(view.map, to)
  if (piece === PAWN) return `pawn ${name} ${place}`
  return from === null ? `${name} ${piece} ${place} +${count}` : `move ${name} ${piece} ${from} ${place} ${count}`
}

/** More or less of a kind in a clearing. */
export const stepped = (view: RootView, { seat, piece }: Held, clearing: number, by: number): string =>
  `${partiesOf(view)[seat].name} ${piece} ${clearing} ${by > 0 ? '+' : ''}${by}`
