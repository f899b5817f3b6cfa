// The drawing of a game. Each game has a folder with these components. The first four take the props below.
//   Board  the map, one SVG with a fixed viewBox        Seats  the boards of all players; a click opens one
//   Hand   the cards of your seat                       Score  the ruler along the top
//   About  an explanation of a thing
// The words of a game (cards, races …) come from its Fluent catalogue: `sayIn('root', 'card-anvil')` of words.svelte.ts.
import type { Component } from 'svelte'
import type { Shown } from './about/picking'
import type { Action, Decision, Figures } from './api'
import type { Gain } from './gains'
import type { Ghost } from './ghosts/ghost'
import type { Known } from './known'
import type { OutlinePart } from './outline'
import type { Signs } from './signs'
import type { Stage } from './theatre/stage'
import type { Tally } from './traces'

/** Places of the map where something happens or is targeted, and the start and end of a movement. */
export interface Happening {
  places: number[]
  way: [number, number] | null
}

export interface BoardProps<View = unknown> {
  view: View
  you: number | null
  decision: Decision | null
  /** By seat: the name of the player. */
  names: string[]
  /** By seat: the avatar of the player; empty for none. */
  faces?: string[]
  /** The seat whose agent is thinking, even while the past is shown. */
  thinking?: number | null
  /** By seat: points that the view hides, after the end of the game. */
  points?: (number | null)[]
  /** By seat: the known sources of its points. Missing if they are not shown. */
  gains?: Gain[][]
  /** By seat: what the viewer has learned of its hand or purse. */
  known?: Known[][]
  /** The legal actions that match the picks. */
  legal: Action[]
  /** The picked fields. */
  picked: Record<string, unknown>
  /** Picks a thing: narrows `legal` to the actions with this value. Picking it again removes the pick. */
  pick(field: string, value: unknown): void
  /** Opens the viewer's board. Missing if the board is always open. */
  openOwn?: () => void
  /** The happening at the displayed moment, if it is in the past. */
  happening?: Happening | null
  /** The preview of a choice. */
  ghost?: Ghost | null
  /** The traces to draw over the map of a finished game. */
  tally?: Tally | null
}

/** The thing to explain. With `linked`, its paragraphs can be opened. With `short`, only the first statement of each is
 * told. */
export interface AboutProps {
  kind: string
  id: string
  note?: string
  linked?: boolean
  short?: boolean
}

/** Each game has its own type of view. The frame only passes it on. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Part = Component<BoardProps<any>>

export interface Boards {
  Board: Part
  Seats: Part
  Hand: Part
  Score: Part
  /** What is chosen from before the first turn, beside the map. */
  Draft?: Part
  /** The sign of a verb. Draws nothing for a verb without a sign. */
  Sign: Component<{ verb: string }>
  /** The game's drawings for the stage, which animates events. */
  stage: Stage
  /** An explanation of a thing of the game (about/about.ts). */
  About: Component<AboutProps>
  /** Fields of actions whose values are displayed as cards before one is taken. */
  shown: Shown
  /** If these cards tell only the first statement of each paragraph: their least width, and the heading above them. */
  tray?: { breadth: string; title(): string }
  /** The signs in sentences that are replaced with drawings. */
  signs?: Signs
  /** The sign of a seat's faction and the phase of the turn, if the game has them. */
  badge?(view: unknown, seat: number): string
  phase?(view: unknown): string
  /** The outline of a seat's turn, with how far it is if it is that seat's turn. */
  outline?(view: unknown, seat: number): OutlinePart[]
  /** Receives the numbers printed in this game, and the options of the table, which may contain names. */
  learn(figures: Figures, options: Record<string, unknown>): void
}
