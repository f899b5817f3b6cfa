// The values printed beside the maps, which the server sends from the rules.
import type { Heading } from '../outline'

export interface Figures {
  /** By place on offer, from the first. */
  prices: number[]
  /** The number of tokens of each banner and badge. */
  races: Partial<Record<string, number>>
  powers: Partial<Record<string, number>>
  /** By kind and name of a thing: the paragraph about it. */
  laws: Partial<Record<string, string>>
  /** The outline of every turn. */
  outline: Heading[]
}

let figures: Figures

/** Receives the values of the rules before anything is drawn. */
export function learn(told: Figures): void {
  figures = told
}

export const headings = (): readonly Heading[] => figures.outline

export const tokensOf = (kind: 'race' | 'power', id: string): number | undefined => figures[`${kind}s`][id]

/** The paragraph about a thing, or else the one about all things of its kind. */
export const lawAbout = (kind: string, id: string): string => figures.laws[`${kind} ${id}`] ?? figures.laws[kind]!

/** The price of the pair at a place. The first place is 0. */
export const priceAt = (place: number): number => figures.prices[place]
