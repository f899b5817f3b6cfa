// What a game lends to the stage on which it is acted out what happened: its drawings, where things are on its map, and
// how its view changes with an event. The stage knows no game.
import type { Component } from 'svelte'
import type { LogLine } from '../api'
import type { Face } from '../portraits/faces'
import type { Travel, Troop } from './acts'

export interface Point {
  x: number
  y: number
}

/** Each game types its own view; the stage only hands it on. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type View = any

export interface Stage {
  /** Whose events are acted out on it. */
  game: string
  /** Pieces of one kind as the map draws them, around 0, 0 in its units. */
  Actor: Component<{ view: View; seat: number; piece: string; count: number }>
  /** Who a party is: its sign, at a size. */
  Sign: Component<{ view: View; seat: number; size: string }>
  /** Whose portrait stands for a party; null where it has none yet. */
  face(view: View, seat: number): Face | null
  /** A small drawing by its name. */
  Icon: Component<{ name: string; size: string }>
  /** Face up; a game without cards has none. */
  Card?: Component<{ card: string }>
  /** Whether there is such a card. */
  isCard(card: string): boolean
  /** The spot of a place, by its number or by its name in an event, in units of the map. */
  at(view: View, place: string): Point | null
  /** Where the pawn of a party stands. */
  pawnAt(view: View, seat: number): string | null
  /** The way between two places along path or river; both spots where it goes straight. */
  wayBetween(view: View, from: string, to: string): Point[]
  /** How many fight for a party in a place. */
  strength(view: View, seat: number, place: number): number
  /** All that a party has in a place, those who fight first. */
  ranks(view: View, seat: number, place: number): Troop[]
  /** The view with what an event takes away, and then with what it brings; what an event does not tell stays as it was. */
  leave(view: View, line: LogLine): View
  arrive(view: View, line: LogLine): View
}

/** The way of a stack in units of the map; empty where one of its ends is not on it. */
export function wayOf(stage: Stage, view: View, { seat, from, to }: Travel): Point[] {
  const start = from?.slice('place '.length) ?? stage.pawnAt(view, seat)
  return start === null ? [] : stage.wayBetween(view, start, to.slice('place '.length))
}

export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

export const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, point, before) => sum + apart(points[before], point), 0)
