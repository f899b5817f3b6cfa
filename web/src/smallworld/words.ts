// The names of things in Small World, in the current language.
import type { AboutProps } from '../board'
import { language, sayIn } from '../words.svelte'
import { priceAt } from './data'
import type { World } from './world'

export const word = (id: string, args: Record<string, string | number> = {}): string => sayIn('smallworld', id, args)

/** The catalogue's addition to a line, without the comma before it. */
export const further = (id: string, args: Record<string, string | number>): string =>
  word(id, args).replace(/^,\s*/, '')

export const markerName = (marker: string): string => word(message('marker', marker))
export const raceName = (race: string): string => (race === 'lost_tribe' ? markerName(race) : named('race', race))
export const powerName = (power: string): string => named('power', power)

/** A race with its power, or without it if the power is gone. */
export function peopleName(race: string, power: string | null): string {
  return power === null ? raceName(race) : word('people', { power: powerName(power), race: raceName(race) })
}

/** The pair at a place on offer: its people, its tokens, its price and the coins on it. */
export function offered(place: number, { offer }: World): AboutProps & { spot: string } {
  const { race, power, coins, tokens } = offer[place - 1]
  const price = word('price', { paid: priceAt(place - 1) }) + word('gain', { taken: coins })
  const note = `${peopleName(race, power)}: ${word('tokens', { tokens })}, ${price}`
  return { kind: 'people', id: `${race} ${power}`, note, spot: `offer ${place}` }
}

/** The paragraph about the effects of a race or power. Custom ones share one paragraph. */
export const lawOf = (kind: 'race' | 'power', id: string): string => `sw:${kind}.${known(kind, id) ? id : 'custom'}`

const message = (kind: string, id: string): string => `${kind}-${id.replaceAll('_', '-')}`
const known = (kind: string, id: string): boolean => word(message(kind, id)) !== message(kind, id)

/** The names of custom races and powers, by language. */
const own = new Map<string, Record<string, string>>()

/** Reads these names from the options of a table. */
export function learn(options: Record<string, unknown>): void {
  own.clear()
  const declared = (options.own ?? {}) as Record<string, { id: string; names?: Record<string, string> }[]>
  for (const [kind, rows] of Object.entries(declared)) {
    for (const { id, names } of rows) own.set(message(kind, id), names ?? {})
  }
}

function named(kind: string, id: string): string {
  if (known(kind, id)) return word(message(kind, id))
  const names = own.get(message(kind, id))
  return names?.[language()] ?? names?.en ?? id.replaceAll('_', ' ')
}
