// What a game provides for the animation of events: its drawings, the spots on its map, and the changes of its view for
// an event. The stage itself knows no game.
import type { Component } from 'svelte'
import type { LogLine } from '../api'
import type { Face } from '../portraits/faces'
import type { Travel, Troop } from './acts'

export interface Point {
  x: number
  y: number
}

/** Each game has its own type of view. The stage only passes it on. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type View = any

export interface Stage {
  /** The game whose events are animated. */
  game: string
  /** Pieces of one kind, drawn as on the map, centred on 0, 0 in its units. */
  Actor: Component<{ view: View; seat: number; piece: string; count: number }>
  /** The sign of a party, in a given size. */
  Sign: Component<{ view: View; seat: number; size: string }>
  /** The portrait of a party. Null if it has none yet. */
  face(view: View, seat: number): Face | null
  /** A small drawing by its name. */
  Icon: Component<{ name: string; size: string }>
  /** A card face up. Missing in a game without cards. */
  Card?: Component<{ card: string }>
  /** Whether the card exists. */
  isCard(card: string): boolean
  /** The spot of a place in units of the map. The place is a number or a name from an event. */
  at(view: View, place: string): Point | null
  /** The place of a party's pawn. */
  pawnAt(view: View, seat: number): string | null
  /** The route between two places along paths or rivers. For a direct move, only its two ends. */
  wayBetween(view: View, from: string, to: string): Point[]
  /** Whether a battle is in progress. */
  fights(view: View): boolean
  /** The view without the battle. */
  endBattle(view: View): View
  /** The number of a party's fighters in a place. */
  strength(view: View, seat: number, place: number): number
  /** All pieces of a party in a place, the fighters first. */
  ranks(view: View, seat: number, place: number): Troop[]
  /** The view after what an event removes, and then after what it adds. The rest of the view does not change. */
  leave(view: View, line: LogLine): View
  arrive(view: View, line: LogLine): View
}

/** The route of a stack in units of the map. Empty if one of its ends is not on the map. */
export function wayOf(stage: Stage, view: View, { seat, from, to }: Travel): Point[] {
  const start = from?.slice('place '.length) ?? stage.pawnAt(view, seat)
  return start === null ? [] : stage.wayBetween(view, start, to.slice('place '.length))
}

export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

export const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, point, before) => sum + apart(points[before], point), 0)
