// What must be done later, and whether it can be done: by turn and by thing.
import type { Forecast } from '../api'

export type Verdict = Forecast['verdict']

export const SIGNS: Record<Verdict, string> = { yes: '✓', unsure: '?', no: '✗', nothing: '–' }
const FROM_WORST: readonly Verdict[] = ['no', 'unsure', 'yes', 'nothing']

/** The rows of a table: a turn with its forecasts. */
export const byTurn = (forecast: readonly Forecast[]): { turn: Forecast['turn']; parts: Forecast[] }[] =>
  ([0, 1] as const)
    .map((turn) => ({ turn, parts: forecast.filter((part) => part.turn === turn) }))
    .filter(({ parts }) => parts.length > 0)

/** The forecast of a turn that decides it: the first one with the worst verdict. */
export const worst = (parts: readonly Forecast[]): Forecast | undefined =>
  FROM_WORST.map((verdict) => parts.find((part) => part.verdict === verdict)).find((part) => part !== undefined)

/** The reasons to worry about, each once. */
export const worries = (parts: readonly Forecast[]): Forecast[] =>
  parts.filter(({ verdict }) => verdict === 'no' || verdict === 'unsure')
