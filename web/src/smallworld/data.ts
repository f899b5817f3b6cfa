// What is printed beside the maps, of which the rules tell the page.

export interface Figures {
  /** By place on offer, from the first. */
  prices: number[]
  /** How many tokens each banner and badge brings. */
  races: Partial<Record<string, number>>
  powers: Partial<Record<string, number>>
}

let figures: Figures

/** Before anything is drawn, the page is told what the rules say. */
export function learn(told: Figures): void {
  figures = told
}

export const tokensOf = (kind: 'race' | 'power', id: string): number | undefined => figures[`${kind}s`][id]

/** What the pair at a place costs; the first place is 0. */
export const priceAt = (place: number): number => figures.prices[place]
