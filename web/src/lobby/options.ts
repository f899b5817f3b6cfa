// The options of a game as the server lists them, and the user's wishes for them.
import type { GameInfo, Option, Value } from '../api'

export type Wishes = Record<string, Value>

/** The wish for factions if they are drafted at the table, so that seats have none at the start. */
export const DRAFTED = null
/** The value of an option that is drawn at random. */
export const RANDOM = 'random'

/** Whether an option has one value for each seat, such as the factions. */
export const perSeat = (option: Option): boolean => option.by_seat

/** Whether an option is a list of choices, such as the hirelings. */
export const several = (option: Option): boolean => Array.isArray(option.default) && !option.by_seat

/** Whether an option is a whole file, such as custom races. The page sends its text. */
export const asText = (option: Option): boolean =>
  !Array.isArray(option.default) && option.default !== null && typeof option.default === 'object'

/** The wishes before the user changes them. */
export const usual = (options: readonly Option[]): Wishes =>
  Object.fromEntries(options.map((option) => [option.name, asText(option) ? '' : structuredClone(option.default)]))

/** The name of a faction or bot without its settings. */
export const bare = (role: string): string => role.split(':')[0]

/** The names wished for a list option. For options by seat, only those of existing seats. */
const listed = (option: Option, wishes: Wishes, seats: number): string[] => {
  const wish = perSeat(option) ? ofSeats(wishes[option.name], seats) : wishes[option.name]
  return Array.isArray(wish) ? wish.map((name) => bare(name ?? '')) : []
}

/** Whether an option would have an effect, given the option that it depends on. */
export function matters({ under }: Option, options: readonly Option[], wishes: Wishes, seats: number): boolean {
  const above = options.find(({ name }) => name === under)
  if (!above) return true
  const names = listed(above, wishes, seats)
  if (above.machines.length > 0) return names.some((name) => above.machines.includes(name))
  return Array.isArray(above.default) ? names.length > 0 || wishes[under] === RANDOM : Boolean(wishes[under])
}

/** Options in groups, in the order of each group's first option. */
export function grouped(options: readonly Option[]): [group: string, options: Option[]][] {
  const groups = [...new Set(options.map(({ group }) => group))]
  return groups.map((group) => [group, options.filter((option) => option.group === group)])
}

/** The values that differ from the defaults, in the server's form. */
export function chosen(options: readonly Option[], wishes: Wishes, seats: number): Record<string, Value> {
  const found: Record<string, Value> = {}
  for (const option of options) {
    const value = perSeat(option) ? ofSeats(wishes[option.name], seats) : wishes[option.name]
    if (value === null || value === '' || JSON.stringify(value) === JSON.stringify(option.default)) continue
    if (matters(option, options, wishes, seats)) found[option.name] = value
  }
  return found
}

/** The values for the seats. If they are drafted, the number of seats. */
const ofSeats = (wish: Value, seats: number): Value => (Array.isArray(wish) ? wish.slice(0, seats) : seats)

/** A wished name that cannot be at the table together with this one, such as the other side of a card. Null if there is
 * none. */
export function rivalOf(name: string, options: readonly Option[], wishes: Wishes, seats: number): string | null {
  const sets = options.flatMap(({ apart }) => apart).filter((names) => names.includes(name))
  const wished = options.flatMap((option) => listed(option, wishes, seats))
  return sets.flat().find((other) => other !== name && wished.includes(other)) ?? null
}

/** The usual factions, including a wished one. Empty if the game has no factions. */
export function factionsWith(game: GameInfo, count: number, wished: string): (string | null)[] {
  const usual = game.options.find((option) => option.name === 'factions')?.default
  const factions = Array.isArray(usual) ? usual.slice(0, count) : []
  return factions.includes(wished) || !wished ? factions : [...factions.slice(0, -1), wished]
}
