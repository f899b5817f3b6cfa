// The coming turn of a bot: the lines of its turn, as far as its order is known.
import type { Deed } from './data'
import { suitOf } from './data'
import type { BotBoard, LogicalLizardsBoard, Suit } from './view'

/** The suit that a bot goes by, if it is known; `set` says that it is not just what it would be if the turn began now. */
export interface Order {
  suit: Suit | null
  set: boolean
}

export function orderOf(board: BotBoard): Order {
  if (board.order !== null) return { suit: suitOf(board.order), set: true }
  if (!('leaning' in board)) return { suit: null, set: false }
  const { suit, leaning } = board as LogicalLizardsBoard
  return { suit: suit ?? leaning, set: suit !== null }
}

/** The lines that an order of this suit leaves; without one all of them. */
export const linesFor = (agenda: readonly Deed[], suit: Suit | null): Deed[] =>
  agenda.filter(({ orders }) => suit === null || orders.length === 0 || orders.includes(suit))

/** Of which clearings a line speaks: those of the order, where that is known or can only be one. */
export const whereOf = ({ orders }: Deed, suit: Suit | null): Suit | 'none' =>
  suit ?? (orders.length === 1 ? orders[0] : 'none')
