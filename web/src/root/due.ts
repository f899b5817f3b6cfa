/** The cards of a column, and whether each can still act this turn. */
export function due(cards: readonly string[], left: readonly string[]): { card: string; due: boolean }[] {
  const waiting = [...left]
  return cards.map((card) => {
    const at = waiting.indexOf(card)
    if (at >= 0) waiting.splice(at, 1)
    return { card, due: at >= 0 }
  })
}
