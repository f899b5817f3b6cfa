// The names of things in Small World, in the language that is spoken.
import { sayIn } from '../words.svelte'

export const word = (id: string, args: Record<string, string | number> = {}): string => sayIn('smallworld', id, args)

/** What the catalogue adds to a line, without the comma before it. */
export const further = (id: string, args: Record<string, string | number>): string => word(id, args).replace(/^,\s*/, '')

export const raceName = (race: string): string => (race === 'lost_tribe' ? word('marker-lost-tribe') : named('race', race))
export const powerName = (power: string): string => named('power', power)

/** A race with its power, or alone where the power is gone. */
export function peopleName(race: string, power: string | null): string {
  return power === null ? raceName(race) : word('people', { power: powerName(power), race: raceName(race) })
}

/** The paragraph that says what a race or power does; those of the players' own share one. */
export const lawOf = (kind: 'race' | 'power', id: string): string => `sw:${kind}.${known(kind, id) ? id : 'custom'}`

const message = (kind: string, id: string): string => `${kind}-${id.replaceAll('_', '-')}`
const known = (kind: string, id: string): boolean => word(message(kind, id)) !== message(kind, id)

function named(kind: string, id: string): string {
  return known(kind, id) ? word(message(kind, id)) : id.replaceAll('_', ' ')
}
