// Answers that a person leaves to the page. How long one takes must not tell what a hand holds: out of turn only what
// does not depend on the hand is answered, and every answer waits for a time drawn by lot.
import type { Action, Decision } from './api'
import { onlyPassing } from './choose'

export interface Wishes {
  autoPass: boolean
  declineAmbush: boolean
}

const AMBUSHES = ['Ambush', 'Foil']
const LEAST_WAIT = 1200
const MOST_WAIT = 4500

/** What to answer without asking, or null. `turn` is whose turn it is. */
export function automatic(decision: Decision | null, turn: number | null, wishes: Wishes): Action | null {
  if (!decision?.yours) return null
  const pass = decision.actions.find((action) => action.verb === 'pass')
  if (AMBUSHES.includes(decision.prompt)) return wishes.declineAmbush ? (pass ?? null) : null
  const inTurn = turn === decision.seat
  return wishes.autoPass && inTurn && onlyPassing(decision.actions) ? decision.actions[0] : null
}

export const delay = (lot = Math.random()): number => LEAST_WAIT + lot * (MOST_WAIT - LEAST_WAIT)
