// Answers where this player has nothing to choose, by what they alone can see. How long one takes must not tell what a
// hand holds. Where others wait for what only a hand decides, the server keeps every answer back alike; elsewhere an
// answer waits for a time drawn by lot that people take as well.
import type { Action, Decision } from './api'

export interface Wishes {
  autoAnswer: boolean
  declineAmbush: boolean
}

const AMBUSHES = ['Ambush', 'Foil']
const LEAST_WAIT = 1500
const MORE_ON_AVERAGE = 1500
const MOST_WAIT = 20_000

/** What to answer without asking, or null. What ends the turn is left to the person, who may want to take things back. */
export function automatic(decision: Decision | null, wishes: Wishes): Action | null {
  if (!decision?.yours) return null
  const pass = decision.actions.find((action) => action.verb === 'pass')
  if (wishes.declineAmbush && AMBUSHES.includes(decision.prompt)) return pass ?? null
  if (!wishes.autoAnswer || decision.actions.length !== 1 || decision.verbs.some((verb) => verb.ends_turn)) return null
  return decision.actions[0]
}

/** Milliseconds until it is answered. Beyond the least the lot has no memory: mostly it is short, as people are, but that it
 * lasts on is always possible, so a long wait is no sign of somebody who thinks. */
export const delay = ({ told_from }: Decision, lot = Math.random()): number =>
  told_from ? 0 : Math.min(MOST_WAIT, LEAST_WAIT - MORE_ON_AVERAGE * Math.log(1 - lot))
