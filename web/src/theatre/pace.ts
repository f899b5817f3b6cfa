// The pace of bots' turns: steps of one kind are shown together, and a round takes a limited time, whatever happens in
// it.
import type { LogLine } from '../api'
import { kindOf } from '../kinds'
import { AIMED, linesIn, type Step } from './steps'

/** Milliseconds for the turns of all bots between two turns of a person, at the brisk speed. A slow machine is late,
 * so this is a little less than 20 seconds. */
export const ROUND = 17_000
/** The part of what is left of an unfinished turn that is kept for its rest. */
const RESERVED = 0.25

/** Kinds of lines that follow from whatever was done before. */
const EFFECTS = new Set(['points', 'loss'])

/** What a step does: the kind of its lines. Null: it only prepares the next step, as the choice of a target does. */
function deedOf(lines: readonly LogLine[]): string | null {
  const kinds = lines.map(kindOf)
  if (kinds.includes('turn')) return 'turn'
  if (kinds.includes('battle') || kinds.includes('dice')) return 'battle'
  const deed = kinds.find((kind) => kind !== 'order' && !EFFECTS.has(kind ?? ''))
  if (deed) return deed
  if (kinds.some((kind) => kind !== 'order')) return 'effect'
  const prepares = lines.some(({ what }) => AIMED.has(what) || what.startsWith('column_'))
  return prepares ? null : 'turn' // the order is announced
}

/** The index of the last step that is shown together with the one at `from`. `fights` says whether a battle is in
 * progress after a step. */
export function runFrom(
  steps: readonly Step[],
  log: readonly LogLine[],
  from: number,
  fights: (step: Step) => boolean,
): number {
  const doneBy = (step: Step): string | null => deedOf(linesIn(log, step.from, step.until))
  const { seat, asked } = steps[from]
  if (asked) return from
  let deed = doneBy(steps[from])
  let last = from
  let at = from + 1
  for (; at < steps.length && !steps[at].asked && steps[at].seat === seat; at++) {
    const next = doneBy(steps[at])
    const goesOn = next === 'effect' || (deed === 'battle' && fights(steps[at - 1]))
    if (next !== null && deed !== null && next !== deed && !goesOn) break
    deed ??= next
    if (next !== null || goesOn) last = at
  }
  return deed === null ? at - 1 : last
}

/** The factor by which the coming steps are shorter, so that their turns take no longer than they may. `share` is the
 * time for a turn, `spent` what each turn has used, and `natural` what the steps would take. */
export function paceFor(
  turns: readonly number[],
  share: number,
  spent: ReadonlyMap<number, number>,
  natural: number,
  unfinished: boolean,
): number {
  const left = turns.map((turn, at) => {
    const rest = Math.max(0, share - (spent.get(turn) ?? 0))
    return unfinished && at === turns.length - 1 ? rest * (1 - RESERVED) : rest
  })
  const most = left.reduce((sum, one) => sum + one, 0)
  return natural > most ? most / natural : 1
}
