// Automatic answers when this player has no choice, judged by information that only they have. The response time must
// not leak the hand. If others wait for a decision about a hidden hand, the server delays every answer equally.
// Otherwise the page waits for a random time that a person might need as well.
import type { Action, Decision } from './api'

export interface Wishes {
  autoAnswer: boolean
  declineAmbush: boolean
}

const AMBUSHES = ['Ambush', 'Foil']
const LEAST_WAIT = 1500
const MORE_ON_AVERAGE = 1500
const MOST_WAIT = 20_000

/** The automatic answer, or null. The end of a turn and what costs dearly are left to
 * the player, who may want to undo something. */
export function automatic(decision: Decision | null, wishes: Wishes): Action | null {
  if (!decision?.yours) return null
  const pass = decision.actions.find((action) => action.verb === 'pass')
  if (wishes.declineAmbush && AMBUSHES.includes(decision.prompt)) return pass ?? null
  if (!wishes.autoAnswer || decision.actions.length !== 1 || decision.verbs.some((verb) => verb.ends_turn)) return null
  const [only] = decision.actions
  return only.text in decision.losses ? null : only
}

/** Milliseconds until the automatic answer. After the minimum, the random time is exponential, so it has no memory. It
 * is usually short, like a person's, but a long wait is always possible and does not mean that somebody is thinking. */
export const delay = ({ told_from }: Decision, lot = Math.random()): number =>
  told_from ? 0 : Math.min(MOST_WAIT, LEAST_WAIT - MORE_ON_AVERAGE * Math.log(1 - lot))
