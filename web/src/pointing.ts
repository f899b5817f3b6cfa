// What can be pointed at. A thing that was chosen can be changed for any other of its kind, so its own field does not
// narrow what is open.
import type { Action, Decision } from './api'
import { narrow, type Picked } from './choose'

export function openIn(field: string, decision: Decision | null, picked: Picked): Action[] {
  const others = Object.fromEntries(Object.entries(picked).filter(([name]) => name !== field))
  return narrow(decision?.actions ?? [], others).filter((action) => field in action.fields)
}
