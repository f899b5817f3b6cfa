// The view of any game, sorted by its shape alone. `seats` has a table for each seat, and `hand` has the hand of your
// seat. Of the other values, lists are zones with things in them, and everything else is a fact.
import { openIn } from '../pointing'
import type { Action, Decision } from '../api'
import type { Picked } from '../choose'
import { sayIn } from '../words.svelte'

export interface Seen {
  game: string
  players: number
  turn?: number
  over?: boolean
  hand?: unknown
  seats?: Record<string, unknown>[]
  [key: string]: unknown
}

/** Keys that the frame shows, or that every game has. */
const FRAME = new Set(['decision', 'first', 'game', 'hand', 'outcome', 'over', 'players', 'seat', 'seats', 'turn'])

/** A face-down thing. */
export const FACE_DOWN = 'face_down'
export const POINTS = 'points'

export interface Zone {
  name: string
  things: unknown[]
}

export interface Fact {
  name: string
  value: unknown
}

export const zonesOf = (view: Seen): Zone[] =>
  Object.entries(view).flatMap(([name, things]) =>
    Array.isArray(things) && !FRAME.has(name) ? [{ name, things: things as unknown[] }] : [],
  )

/** Tables are shown value by value. */
export const factsOf = (view: Record<string, unknown>): Fact[] =>
  Object.entries(view).flatMap(([name, value]) => {
    if (FRAME.has(name) || Array.isArray(value)) return []
    if (typeof value === 'object' && value !== null) return factsOf(value as Record<string, unknown>)
    return [{ name, value }]
  })

export const handOf = (view: Seen): unknown[] => (Array.isArray(view.hand) ? (view.hand as unknown[]) : [])

/** The values of a seat in addition to its points: facts, and things that lie before it. */
export const rowOf = (view: Seen, seat: number): Fact[] =>
  Object.entries(view.seats?.[seat] ?? {}).map(([name, value]) => ({ name, value }))

export function pointsOf(view: Seen, seat: number): number | null {
  const points = view.seats?.[seat]?.[POINTS]
  return typeof points === 'number' ? points : null
}

/** Whether a value is the name of a thing, which is drawn. */
export const isThing = (value: unknown): value is string => typeof value === 'string'

const slug = (name: string): string => name.replaceAll('_', '-')

/** A message of the game's catalogue, or the last word of its id if there is none. */
function word(game: string, kind: string, name: string): string {
  const id = `${kind}-${slug(name)}`
  const said = sayIn(game, id)
  return said === id ? name.replaceAll('_', ' ') : said
}

export const keyName = (game: string, name: string): string => word(game, 'view', name)
export const thingName = (game: string, id: string): string => word(game, 'thing', id)

/** A value in words. */
export function told(game: string, value: unknown): string {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'boolean') return sayIn(game, value ? 'yes' : 'no')
  if (isThing(value)) return thingName(game, value)
  if (Array.isArray(value)) return value.map((each) => told(game, each)).join(' · ') || '–'
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, each]) => `${keyName(game, name)} ${told(game, each)}`)
      .join(', ')
  return String(value as number)
}

/** The field by which a thing can be picked now, if it can. */
export function fieldOf(decision: Decision | null, picked: Picked, id: unknown): string | null {
  const fits = (action: Action, field: string): boolean => action.fields[field] === id
  const fields = new Set((decision?.actions ?? []).flatMap(({ fields }) => Object.keys(fields)))
  return [...fields].find((field) => openIn(field, decision, picked).some((action) => fits(action, field))) ?? null
}

/** A colour for a thing, always the same for one name. */
export function hueOf(id: string): number {
  let hash = 7
  for (const letter of id) hash = (hash * 31 + letter.codePointAt(0)!) % 360
  return hash
}
