// Options as the server lists them, and what was wished of each.
import type { GameInfo, Option, Value } from '../api'

export type Wishes = Record<string, Value>

/** Factions are taken at the table, so that a seat has none at the start: what is wished of them then. */
export const DRAFTED = null
/** The value of an option that is drawn at random. */
export const RANDOM = 'random'

/** An option with one value for each seat, such as the factions. */
export const perSeat = (option: Option): boolean => option.by_seat

/** An option with several of its choices, such as the hirelings. */
export const several = (option: Option): boolean => Array.isArray(option.default) && !option.by_seat

/** An option that is a whole file, such as races of the players' own; the page sends its text. */
export const asText = (option: Option): boolean =>
  !Array.isArray(option.default) && option.default !== null && typeof option.default === 'object'

/** What is wished before anyone has said anything. */
export const usual = (options: readonly Option[]): Wishes =>
  Object.fromEntries(options.map((option) => [option.name, asText(option) ? '' : structuredClone(option.default)]))

/** What plays, without the words that may follow its name. */
export const bare = (role: string): string => role.split(':')[0]

/** What is wished of all options that list something, by seat for those who sit here. */
const listed = (option: Option, wishes: Wishes, seats: number): string[] => {
  const wish = perSeat(option) ? ofSeats(wishes[option.name], seats) : wishes[option.name]
  return Array.isArray(wish) ? wish.map((name) => bare(name ?? '')) : []
}

/** Whether an option would change anything, by what is wished of the one that it is under. */
export function matters({ under }: Option, options: readonly Option[], wishes: Wishes, seats: number): boolean {
  const above = options.find(({ name }) => name === under)
  if (!above) return true
  const names = listed(above, wishes, seats)
  if (above.machines.length > 0) return names.some((name) => above.machines.includes(name))
  return Array.isArray(above.default) ? names.length > 0 || wishes[under] === RANDOM : Boolean(wishes[under])
}

/** Options by what they are about, in the order of the first of each group. */
export function grouped(options: readonly Option[]): [group: string, options: Option[]][] {
  const groups = [...new Set(options.map(({ group }) => group))]
  return groups.map((group) => [group, options.filter((option) => option.group === group)])
}

/** What differs from the default, in the server's own terms. */
export function chosen(options: readonly Option[], wishes: Wishes, seats: number): Record<string, Value> {
  const found: Record<string, Value> = {}
  for (const option of options) {
    const value = perSeat(option) ? ofSeats(wishes[option.name], seats) : wishes[option.name]
    if (value === null || value === '' || JSON.stringify(value) === JSON.stringify(option.default)) continue
    if (matters(option, options, wishes, seats)) found[option.name] = value
  }
  return found
}

/** A value for each seat; where they are drafted, how many seats there are. */
const ofSeats = (wish: Value, seats: number): Value => (Array.isArray(wish) ? wish.slice(0, seats) : seats)

/** What is wished already and cannot be at one table with this, such as the other side of a card; null if nothing. */
export function rivalOf(name: string, options: readonly Option[], wishes: Wishes, seats: number): string | null {
  const sets = options.flatMap(({ apart }) => apart).filter((names) => names.includes(name))
  const wished = options.flatMap((option) => listed(option, wishes, seats))
  return sets.flat().find((other) => other !== name && wished.includes(other)) ?? null
}

/** The usual factions, with one that is wished for among them; none where a game has no factions. */
export function factionsWith(game: GameInfo, count: number, wished: string): (string | null)[] {
  const usual = game.options.find((option) => option.name === 'factions')?.default
  const factions = Array.isArray(usual) ? usual.slice(0, count) : []
  return factions.includes(wished) || !wished ? factions : [...factions.slice(0, -1), wished]
}
