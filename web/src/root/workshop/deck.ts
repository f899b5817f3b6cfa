// A deck that somebody makes: a printed deck to begin with, and how many copies differ from it.
import { CARDS } from '../data'
import type { Suit } from '../view'

export interface DeckDraft {
  names?: Record<string, string>
  from?: string
  cards?: Record<string, number>
}

export const DECKS = [...new Set(Object.values(CARDS).flatMap(({ copies }) => Object.keys(copies)))]

const printed = (from: string | undefined, card: string): number => (from ? (CARDS[card].copies[from] ?? 0) : 0)

/** How many copies of each card a deck has. */
export const copiesOf = ({ from, cards }: DeckDraft): Record<string, number> =>
  Object.fromEntries(Object.keys(CARDS).map((card) => [card, cards?.[card] ?? printed(from, card)]))

/** The number of all cards, or of those of a suit. */
export const counted = (copies: Record<string, number>, suit?: Suit): number =>
  Object.entries(copies).reduce(
    (sum, [card, count]) => sum + (suit === undefined || CARDS[card].suit === suit ? count : 0),
    0,
  )

/** Sets the number of copies of a card. Only what differs from the printed deck is written down. */
export function put(draft: DeckDraft, card: string, count: number): DeckDraft {
  const cards = { ...draft.cards, [card]: count }
  if (count === printed(draft.from, card)) delete cards[card]
  return { ...draft, cards }
}

/** The same deck begun from another printed one, or from nothing. Its name stays. */
export function restarted(draft: DeckDraft, from: string): DeckDraft {
  return { ...(draft.names ? { names: draft.names } : {}), ...(from ? { from } : {}), cards: {} }
}
