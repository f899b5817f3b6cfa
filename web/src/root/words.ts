// The words of Root in the language of the page: `named('card', 'root_tea_fox')` is the title of that card.
import { sayIn } from '../words.svelte'
import { onCard } from './data'

export const said = (id: string, args: Record<string, string | number> = {}): string => sayIn('root', id, args)

const slug = (kind: string, id: string): string => `${kind}-${id.replaceAll('_', '-')}`

export const named = (kind: string, id: string): string => said(slug(kind, id))

/** The effect of a card in one sentence; cards that make an item have none. */
export function help(card: string): string | null {
  const id = `${slug('card', card)}.help`
  const text = said(id, onCard(card))
  return text === id ? null : text
}

export const short = (faction: string): string => said(`faction-${faction}.short`)

/** A piece with its number, as in "3 warriors". */
export const counted = (piece: string, count: number): string => said(`${slug('piece', piece)}.counted`, { count })
