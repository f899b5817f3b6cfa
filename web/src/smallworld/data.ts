// What is printed beside the maps, of which the rules tell the page.

export interface Figures {
  /** By place on offer, from the first. */
  prices: number[]
  /** How many tokens each banner and badge brings. */
  races: Partial<Record<string, number>>
  powers: Partial<Record<string, number>>
  /** By kind and name of a thing: the paragraph about it. */
  laws: Partial<Record<string, string>>
}

let figures: Figures

/** Before anything is drawn, the page is told what the rules say. */
export function learn(told: Figures): void {
  figures = told
}

export const tokensOf = (kind: 'race' | 'power', id: string): number | undefined => figures[`${kind}s`][id]

/** The paragraph about a thing, or else about all of its kind. */
export const lawAbout = (kind: string, id: string): string => figures.laws[`${kind} ${id}`] ?? figures.laws[kind]!

/** What the pair at a place costs; the first place is 0. */
export const priceAt = (place: number): number => figures.prices[place]
