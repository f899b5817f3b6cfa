// Answers where this player has nothing to choose, by what they alone can see. How long one takes must not tell what a
// hand holds: every answer waits for a time drawn by lot from what people take as well, whatever is held.
import type { Action, Decision } from './api'

export interface Wishes {
  autoAnswer: boolean
  declineAmbush: boolean
}

const AMBUSHES = ['Ambush', 'Foil']
const LEAST_WAIT = 1500
const MOST_WAIT = 7000

/** What to answer without asking, or null. What ends the turn is left to the person, who may want to take things back. */
export function automatic(decision: Decision | null, wishes: Wishes): Action | null {
  if (!decision?.yours) return null
  const pass = decision.actions.find((action) => action.verb === 'pass')
  if (wishes.declineAmbush && AMBUSHES.includes(decision.prompt)) return pass ?? null
  if (!wishes.autoAnswer || decision.actions.length !== 1 || decision.verbs.some((verb) => verb.ends_turn)) return null
  return decision.actions[0]
}

/** Mostly short, now and then long, as people are. */
export const delay = (lot = Math.random()): number => LEAST_WAIT + lot ** 2 * (MOST_WAIT - LEAST_WAIT)
