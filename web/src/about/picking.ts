// Permanent choices are looked at first: if every action takes such a thing, the things are displayed as cards.
import type { Action } from '../api'
import type { AboutProps } from '../board'
import { narrow, type Picked } from '../choose'

/** By field of an action: the card of a value. */
export type Shown = Readonly<Record<string, (value: never, view: never) => AboutProps & { spot?: string }>>

export interface Options {
  field: string
  values: unknown[]
}

/** The field that is left to choose, with all its values. Null if there is no such field, if it has only one value, or
 * if other actions are possible as well. An action that only declines has no fields. */
export function optionsIn(actions: readonly Action[], picked: Picked, fields: readonly string[]): Options | null {
  for (const field of fields) {
    const others = Object.fromEntries(Object.entries(picked).filter(([name]) => name !== field))
    const left = narrow(actions, others).filter((action) => Object.keys(action.fields).length > 0)
    const values = [...new Set(left.map((action) => action.fields[field]))]
    if (values.length > 1 && left.every((action) => field in action.fields)) return { field, values }
  }
  return null
}
