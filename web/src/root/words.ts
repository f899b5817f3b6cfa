// The words of Root in the language of the page: `named('card', 'root_tea_fox')` is the title of that card.
import { sayIn } from '../words.svelte'
import { calledHere, isHireling, onCard, onHireling, printed, printedAnew, wordings } from './data'
import { holderOf, type Party, type SeatView } from './view'

export const said = (id: string, args: Record<string, string | number> = {}): string => sayIn('root', id, args)

const slug = (kind: string, id: string): string =>
  `${kind}-${(['card', 'character'].includes(kind) ? calledHere(id) : id).replaceAll('_', '-')}`

export const named = (kind: string, id: string): string => said(slug(kind, id))

/** The effect of a card in one sentence. Cards that make an item have none. */
export function help(card: string): string | null {
  for (const part of [...wordings(), 'help']) {
    const id = `${slug('card', card)}.${part}`
    const text = said(id, onCard(card))
    if (text !== id) return text
  }
  return null
}

/** The effect of a character, with the numbers of the edition. */
export const characterHelp = (character: string): string =>
  said(`${slug('character', character)}.help`, printed().vagabond.sentences[character])

const slugOf = (party: string): string => slug(isHireling(party) ? 'hireling' : 'faction', party)

/** The full name of a party, and its short one. */
export const called = (party: string): string => said(slugOf(party))
export const short = (party: string): string => said(`${slugOf(party)}.short`)

/** The short name of a party, with its controller in brackets. */
export function owner(parties: readonly Party[], party: number): string {
  const holder = holderOf(parties, party)
  return holder ? `${short(parties[party].name)} (${short(holder)})` : short(parties[party].name)
}

/** The way in which a seat off the score track can win: its card, and the marker's position. */
export function byCard({ dominance, along, track, aim }: SeatView, seats: readonly SeatView[]): string {
  const told = dominance ? [said('area-dominance', { card: named('card', dominance) })] : []
  if (along !== undefined && track !== undefined) told.push(said('area-along', { count: along, most: track }))
  if (aim !== undefined) told.push(said('area-aim', { who: short(seats[aim].faction) }))
  return told.join('; ')
}

/** The effect of a hireling. */
export const offered = (hireling: string): string => said(`${slug('hireling', hireling)}.help`, onHireling(hireling))

/** The effect of a landmark, in the words of its printing. */
export function landmarkHelp(landmark: string): string {
  const id = slug('landmark', landmark)
  const anew = said(`${id}.new`)
  return printedAnew(landmark) && anew !== `${id}.new` ? anew : said(`${id}.help`)
}

/** A piece with its number, as in "3 warriors". */
export const counted = (piece: string, count: number): string => said(`${slug('piece', piece)}.counted`, { count })
