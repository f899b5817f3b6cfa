// Options as the server lists them, and what was wished of each.
import type { GameInfo, Option, Value } from '../api'

export type Wishes = Record<string, Value>

/** An option with one value for each seat, such as the factions. */
export const perSeat = (option: Option): boolean => Array.isArray(option.default)

/** An option that is a whole file, such as races of the players' own; the page sends its text. */
export const asText = (option: Option): boolean =>
  !perSeat(option) && option.default !== null && typeof option.default === 'object'

/** What is wished before anyone has said anything. */
export const usual = (options: readonly Option[]): Wishes =>
  Object.fromEntries(options.map((option) => [option.name, asText(option) ? '' : structuredClone(option.default)]))

/** What differs from the default, in the server's own terms. */
export function chosen(options: readonly Option[], wishes: Wishes, seats: number): Record<string, Value> {
  const found: Record<string, Value> = {}
  for (const option of options) {
    const wish = wishes[option.name]
    const value = perSeat(option) ? (wish as string[]).slice(0, seats) : wish
    if (value === null || value === '' || JSON.stringify(value) === JSON.stringify(option.default)) continue
    found[option.name] = value
  }
  return found
}

/** The usual factions, with one that is wished for among them; none where a game has no factions. */
export function factionsWith(game: GameInfo, count: number, wished: string): string[] {
  const usual = game.options.find((option) => option.name === 'factions')?.default
  const factions = Array.isArray(usual) ? usual.slice(0, count) : []
  return factions.includes(wished) || !wished ? factions : [...factions.slice(0, -1), wished]
}
