// What a game draws: each game has a folder with components, of which the first four take these props.
//   Board  the map, one SVG with a fixed viewBox        Seats  the boards of all players, each opens on a click
//   Hand   what the own seat holds                      Score  the ruler along the top
//   About  what a thing is, whenever it is asked for
// Words of a game (cards, races …) come from its Fluent catalogue: `sayIn('root', 'card-anvil')` of words.svelte.ts.
import type { Component } from 'svelte'
import type { Shown } from './about/picking'
import type { Action, Decision, Figures } from './api'
import type { Gain } from './gains'
import type { Ghost } from './ghosts/ghost'
import type { Signs } from './signs'
import type { Stage } from './theatre/stage'
import type { Tally } from './traces'

/** Places of the map where something happens or is aimed at, and from where to where something goes. */
export interface Happening {
  places: number[]
  way: [number, number] | null
}

export interface BoardProps<View = unknown> {
  view: View
  you: number | null
  decision: Decision | null
  /** By seat: who plays. */
  names: string[]
  /** By seat: the avatar of who plays, empty for none. */
  faces?: string[]
  /** By seat: its points, where the view hides them and the game is over. */
  points?: (number | null)[]
  /** By seat: where its points came from, as far as one may know; none where that is not told. */
  gains?: Gain[][]
  /** The actions still open after what was pointed at so far. */
  legal: Action[]
  /** The fields pointed at so far. */
  picked: Record<string, unknown>
  /** Point at something: narrows `legal` to the actions whose field has this value; the same again takes it back. */
  pick(field: string, value: unknown): void
  /** Shows the whole own board; none where it lies open anyway. */
  openOwn?: () => void
  /** What happens at the moment that is shown, if that is not the present one. */
  happening?: Happening | null
  /** What a choice would do that is not made yet. */
  ghost?: Ghost | null
  /** What happened where, to be drawn over the map of a game that is looked back at. */
  tally?: Tally | null
}

/** What is asked for of a thing, and of this one alone; `linked` lets its paragraphs be opened. */
export interface AboutProps {
  kind: string
  id: string
  note?: string
  linked?: boolean
}

/** Each game types its own view; the frame only hands it on. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Part = Component<BoardProps<any>>

export interface Boards {
  Board: Part
  Seats: Part
  Hand: Part
  Score: Part
  /** The sign of a verb; draws nothing where none fits. */
  Sign: Component<{ verb: string }>
  /** What it lends to the stage on which things are acted out. */
  stage: Stage
  /** Tells what a thing of the game is (about/about.ts). */
  About: Component<AboutProps>
  /** Fields of actions whose values are looked at as cards before one is taken. */
  shown: Shown
  /** Signs in sentences that are drawn. */
  signs?: Signs
  /** The sign of what a seat plays, and the part of the turn, where the game has such. */
  badge?(view: unknown, seat: number): string
  phase?(view: unknown): string
  /** Hears of what is printed in this game, and of the options of the table, in which there may be names. */
  learn(figures: Figures, options: Record<string, unknown>): void
}
