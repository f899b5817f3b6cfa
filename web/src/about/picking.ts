// What is taken for good is looked at first: where every choice names such a thing, the things are laid out as cards.
import type { Action } from '../api'
import type { AboutProps } from '../board'
import { narrow, type Picked } from '../choose'

/** By field of an action: the card of its value. */
export type Shown = Readonly<Record<string, (value: never, view: never) => AboutProps & { spot?: string }>>

export interface Options {
  field: string
  values: unknown[]
}

/** The field that is left to choose by, with all its values, those beside the one pointed at too; null where there is
 * none, where there is one alone, or where other things can be done as well. Whatever only lets it go by has no fields. */
export function optionsIn(actions: readonly Action[], picked: Picked, fields: readonly string[]): Options | null {
  for (const field of fields) {
    const others = Object.fromEntries(Object.entries(picked).filter(([name]) => name !== field))
    const left = narrow(actions, others).filter((action) => Object.keys(action.fields).length > 0)
    const values = [...new Set(left.map((action) => action.fields[field]))]
    if (values.length > 1 && left.every((action) => field in action.fields)) return { field, values }
  }
  return null
}
