// Choosing by pointing: what is pointed at narrows the legal actions until one is left. It knows no rules, only which
// fields the actions have.
import type { Action } from './api'

export type Picked = Readonly<Record<string, unknown>>

/** Places in the order in which an action starts from them: pointing at a clearing means moves from it, battles in it. */
const PLACES = ['origin', 'clearing', 'region', 'place', 'a', 'b', 'target']
const COUNTS = ['count', 'n']

/** One thing to do, in as many amounts as are legal: its actions differ in their count only, the least first. */
export interface Offer {
  key: string
  verb: string
  actions: Action[]
}

export function matches(action: Action, field: string, value: unknown): boolean {
  if (field in action.fields) return action.fields[field] === value
  if (!PLACES.includes(field)) return false
  const start = PLACES.find((place) => place in action.fields)
  return start !== undefined && action.fields[start] === value
}

/** The actions that fit everything pointed at. */
export function narrow(actions: readonly Action[], picked: Picked): Action[] {
  const picks = Object.entries(picked)
  return actions.filter((action) => picks.every(([field, value]) => matches(action, field, value)))
}

/** What is pointed at after one more: the same again is taken back, and what fits nothing any more is let go. */
export function point(actions: readonly Action[], picked: Picked, field: string, value: unknown): Picked {
  if (picked[field] === value) {
    return Object.fromEntries(Object.entries(picked).filter(([name]) => name !== field))
  }
  const both = { ...picked, [field]: value }
  if (narrow(actions, both).length > 0) return both
  const alone = { [field]: value }
  return narrow(actions, alone).length > 0 ? alone : picked
}

export function countOf(action: Action): number | null {
  for (const field of COUNTS) {
    const value = action.fields[field]
    if (typeof value === 'number') return value
  }
  return null
}

/** Joins actions that differ in their count only. */
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

/** Offers by verb, in the order in which the verbs first come. */
export function byVerb(list: readonly Offer[]): { verb: string; offers: Offer[] }[] {
  const groups = new Map<string, Offer[]>()
  for (const offer of list) groups.set(offer.verb, [...(groups.get(offer.verb) ?? []), offer])
  return [...groups].map(([verb, offers]) => ({ verb, offers }))
}

/** Whether a label has all the words that were typed, in any order. */
export function found(label: string, typed: string): boolean {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const text = label.toLocaleLowerCase()
  return words.every((word) => text.includes(word))
}

/** Names of verbs that only let something go by. */
export function onlyPassing(actions: readonly Action[]): boolean {
  return actions.length === 1 && (actions[0].verb === 'pass' || actions[0].verb === 'stop')
}
