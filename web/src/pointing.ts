// The actions for things that can be picked. A picked thing can be replaced with another of its kind, so its own field
// does not narrow the actions.
import type { Action, Decision } from './api'
import { narrow, type Picked } from './choose'

export function openIn(field: string, decision: Decision | null, picked: Picked): Action[] {
  const others = Object.fromEntries(Object.entries(picked).filter(([name]) => name !== field))
  return narrow(decision?.actions ?? [], others).filter((action) => field in action.fields)
}
