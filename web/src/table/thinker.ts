// Who thinks: the agent whose choice the table waits for.
import type { Snapshot } from '../api'

/** The seat of an agent that decides, or null. The server plays an open seat, too, until somebody takes it. */
export function thinkerAt({ decision, table }: Pick<Snapshot, 'decision' | 'table'>): number | null {
  const kind = decision && table.seats[decision.seat]?.kind
  return decision && (kind === 'agent' || kind === 'open') ? decision.seat : null
}
