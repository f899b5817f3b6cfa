// Choosing: picked verbs and things narrow the legal actions until one is left. This module knows no rules, only the
// verbs and fields of the actions.
import type { Action } from './api'

/** The picks in order: fields, and the verb under the name `verb`. */
export type Picked = Readonly<Record<string, unknown>>

export const VERB = 'verb'
/** Place fields in the order in which an action begins there: a picked clearing is the origin of moves, the place of
 * battles. */
export const PLACES = ['origin', 'clearing', 'region', 'place', 'a', 'b', 'target']
const COUNTS = ['count', 'n']

/** Actions that differ only in their count, in ascending order of the count. */
export interface Offer {
  key: string
  verb: string
  actions: Action[]
}

export function matches(action: Action, field: string, value: unknown): boolean {
  if (field === VERB) return action.verb === value
  if (field in action.fields) return action.fields[field] === value
  if (!PLACES.includes(field)) return false
  const start = PLACES.find((place) => place in action.fields)
  return start !== undefined && action.fields[start] === value
}

/** The actions that match all picks. */
export function narrow(actions: readonly Action[], picked: Picked): Action[] {
  const picks = Object.entries(picked)
  return actions.filter((action) => picks.every(([field, value]) => matches(action, field, value)))
}

export const without = (picked: Picked, field: string): Picked =>
  Object.fromEntries(Object.entries(picked).filter(([name]) => name !== field))

/** The picks after one more. Picking a value again removes it. Picks that fit no action are dropped, the verb last. */
export function point(actions: readonly Action[], picked: Picked, field: string, value: unknown): Picked {
  if (picked[field] === value) return without(picked, field)
  const verb = VERB in picked ? { [VERB]: picked[VERB] } : {}
  const wishes = [{ ...picked, [field]: value }, { ...verb, [field]: value }, { [field]: value }]
  return wishes.find((wish) => narrow(actions, wish).length > 0) ?? picked
}

export function countOf(action: Action): number | null {
  for (const field of COUNTS) {
    const value = action.fields[field]
    if (typeof value === 'number') return value
  }
  return null
}

/** Groups actions that differ only in their count. */
export function offers(actions: readonly Action[]): Offer[] {
  const found = new Map<string, Offer>()
  for (const action of actions) {
    const rest = Object.entries(action.fields).filter(([field]) => !COUNTS.includes(field))
    const key = countOf(action) === null ? action.text : JSON.stringify([action.verb, ...rest])
    const offer = found.get(key) ?? { key, verb: action.verb, actions: [] }
    offer.actions.push(action)
    found.set(key, offer)
  }
  for (const offer of found.values()) offer.actions.sort((a, b) => (countOf(a) ?? 0) - (countOf(b) ?? 0))
  return [...found.values()]
}

/** Groups offers by verb, in the order of the verbs' first offers. */
export function byVerb(list: readonly Offer[]): { verb: string; offers: Offer[] }[] {
  const groups = new Map<string, Offer[]>()
  for (const offer of list) groups.set(offer.verb, [...(groups.get(offer.verb) ?? []), offer])
  return [...groups].map(([verb, offers]) => ({ verb, offers }))
}

/** The verbs of some actions, without repetition. */
export const verbsOf = (actions: readonly Action[]): string[] => [...new Set(actions.map(({ verb }) => verb))]

/** A field that is still open, with its possible values. */
export interface Asked {
  field: string
  values: (number | string)[]
}

/** The next field to ask: the first one in which the actions of one verb differ. Amounts are asked last, not here. */
export function askedOf(actions: readonly Action[]): Asked | null {
  if (verbsOf(actions).length !== 1) return null
  for (const field of Object.keys(actions[0].fields)) {
    if (COUNTS.includes(field)) continue
    const values = [...new Set(actions.map(({ fields }) => fields[field]))]
    if (values.length > 1) return { field, values }
  }
  return null
}

/** The picks, with all fields added that have a single possible value. */
export function filled(actions: readonly Action[], picked: Picked): Picked {
  if (verbsOf(actions).length !== 1) return picked
  const fields = Object.entries(actions[0].fields).filter(([field]) => !COUNTS.includes(field))
  const single = fields.filter(([field, value]) => actions.every((action) => action.fields[field] === value))
  return { ...Object.fromEntries(single), ...picked }
}

/** Whether a label contains all typed words, in any order. */
export function found(label: string, typed: string): boolean {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const text = label.toLocaleLowerCase()
  return words.every((word) => text.includes(word))
}
