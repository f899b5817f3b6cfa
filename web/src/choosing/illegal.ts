// The reason why a picked thing has no effect now, in the words of the server.
import type { Action, Blocked } from '../api'
import { PLACES, matches } from '../choose'

/** Things that a player may try to use. */
const THINGS = ['place', 'piece', 'card', 'offer']

/** The blocked actions of a thing by its name (`spots.ts`). Null for something that nobody would try to use. */
export function blockedAt(blocked: readonly Blocked[], name: string, verb: unknown): Blocked[] | null {
  const [kind, first, party, piece] = name.split(' ')
  if (!THINGS.includes(kind)) return null
  const at = ({ action: { fields } }: Blocked): boolean => {
    if (kind === 'card') return fields.card === first || fields.servant === first
    if (kind === 'offer') return fields.place === Number(first)
    return PLACES.some((field) => fields[field] === Number(first))
  }
  const here = blocked.filter(at)
  const best = here.filter(({ action }) => verb !== undefined && matches(action, 'verb', verb))
  const closer = here.filter(({ action: { fields } }) => fields.piece === piece || fields.seat === Number(party))
  const found = best.length > 0 ? best : kind === 'piece' && closer.length > 0 ? closer : here
  const laws = new Set<string>()
  return found.filter(({ law }) => !laws.has(law) && laws.add(law))
}

/** Fields by which things of a kind are picked. */
const FIELDS: Record<string, readonly string[]> = { place: PLACES, piece: PLACES, card: ['card'], offer: ['place'] }

/** The things of this kind that can be picked first now, by field and value. */
export function pickable(actions: readonly Action[], name: string): [string, number | string][] {
  const fields = FIELDS[name.split(' ')[0]] ?? []
  const found = new Map<number | string, string>()
  for (const action of actions) {
    const first = Object.entries(action.fields).find(([field]) => fields.includes(field))
    if (first && !found.has(first[1])) found.set(first[1], first[0])
  }
  const inOrder = [...found].sort(([a], [b]) => Number(a) - Number(b))
  return inOrder.map(([value, field]) => [field, value])
}
