// How the map changes with each event during an animation: pieces, pawns and points. Other changes become visible when
// all events have been animated and the current table is drawn.
import type { LogLine } from '../api'
import { categoryOf } from './data'
import { placeOf, ground } from './geometry'
import type { ClearingView, RootView } from './view'

/** Pieces that come to a clearing. A negative number leaves it. */
function changed(view: RootView, clearing: unknown, seat: unknown, piece: string, count: number): RootView {
  const change = (here: ClearingView): ClearingView => {
    const standing = here.pieces.find((one) => one.seat === seat && one.piece === piece)
    const now = Math.max(0, (standing?.count ?? 0) + count)
    const others = here.pieces.filter((one) => one !== standing)
    const pieces = now > 0 ? [...others, { seat: Number(seat), piece, count: now }] : others
    const built = categoryOf(piece) === 'building' ? now - (standing?.count ?? 0) : 0
    return { ...here, pieces, slots: Math.max(0, here.slots - built) }
  }
  return { ...view, clearings: view.clearings.map((here) => (here.id === Number(clearing) ? change(here) : here)) }
}

function walked(view: RootView, seat: number, pawn: string | undefined): RootView {
  const hireling = seat - view.seats.length
  return {
    ...view,
    seats: view.seats.map((one, number) => (number === seat ? { ...one, pawn } : one)),
    hirelings: view.hirelings?.map((one, number) => (number === hireling ? { ...one, pawn } : one)),
  }
}

const countOf = ({ args }: LogLine): number => Number(args.count ?? 1)

/** Cards that leave a hand, if they are known. */
const FROM_HAND = new Set(['crafted', 'spent', 'discarded', 'played_ambush', 'gave', 'decreed', 'activated'])

function without(view: RootView, whose: unknown, card: unknown): RootView {
  const seats = view.seats.map((one, seat) => {
    const at = seat === whose ? one.hand.cards.indexOf(String(card)) : -1
    return at < 0
      ? one
      : { ...one, hand: { size: one.hand.size - 1, cards: one.hand.cards.filter((_, number) => number !== at) } }
  })
  return { ...view, seats }
}

/** The view without what leaves or moves away. */
export function leave(view: RootView, line: LogLine): RootView {
  const { what, args } = line
  if (FROM_HAND.has(what)) return without(view, args.giver ?? args.seat, args.card)
  switch (what) {
    case 'moved':
      return changed(view, args.origin, args.seat, 'warrior', -countOf(line))
    case 'marched':
      return changed(
        changed(view, args.origin, args.seat, 'warrior', -countOf(line)),
        args.origin,
        args.seat,
        'warlord',
        -1,
      )
    case 'carried':
      return changed(view, args.origin, args.seat, String(args.piece), -1)
    case 'removed':
      return changed(view, args.clearing, args.seat, String(args.piece), -countOf(line))
    case 'recovered':
      return changed(view, args.clearing, args.seat, String(args.piece), -1)
    case 'banked':
      return changed(view, args.clearing, args.seat, 'warrior', -countOf(line))
    case 'walked':
      return walked(view, Number(args.seat), undefined)
    default:
      return view
  }
}

/** The view with what arrives. */
export function arrive(view: RootView, line: LogLine): RootView {
  const { what, args } = line
  switch (what) {
    case 'moved':
      return changed(view, args.target, args.seat, 'warrior', countOf(line))
    case 'marched':
      return changed(
        changed(view, args.target, args.seat, 'warrior', countOf(line)),
        args.target,
        args.seat,
        'warlord',
        1,
      )
    case 'carried':
    case 'delved':
      return changed(view, args.target, args.seat, String(args.piece), 1)
    case 'placed':
    case 'built':
      return changed(view, args.clearing, args.seat, String(args.piece), countOf(line))
    case 'plotted':
      return changed(view, args.clearing, args.seat, 'plot', 1)
    case 'walked':
      return walked(view, Number(args.seat), String(args.target))
    case 'scored':
      return scored(view, Number(args.seat), Number(args.points ?? 0))
    case 'turn_began':
      return { ...view, turn: Number(args.seat), phase: 'birdsong' }
    default:
      return view
  }
}

function scored(view: RootView, seat: number, points: number): RootView {
  const seats = view.seats.map((one, number) =>
    number === seat && one.points !== null ? { ...one, points: one.points + points } : one,
  )
  return { ...view, seats }
}

/** The number of a place. Events name forests by the clearings around them. */
export const numberOf = (view: RootView, place: string): number | null => placeOf(ground(view.map), place)
