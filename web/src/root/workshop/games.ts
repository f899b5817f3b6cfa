// Games that agents play with a map or deck: the server plays a few at a time, and the page adds them up.
import { ask, Refused } from '../../api'
import type { WorkshopGames } from '../../schema'
import type { Kind } from './shelf.svelte'

export type Played = WorkshopGames

export const NOTHING: Played = { games: 0, factions: {}, corners: {}, turns: [], sources: {}, battles: {}, ruled: {} }

/** Adds two answers, number by number. */
export function added<T>(one: T, other: T): T {
  if (typeof one === 'number') return (one + (other as number)) as T
  if (Array.isArray(one)) return [...one, ...(other as unknown[])] as T
  const sum = { ...one } as Record<string, unknown>
  for (const [key, value] of Object.entries(other as object)) sum[key] = key in sum ? added(sum[key], value) : value
  return sum as T
}

/** One more answer of the server. If the user's computing time is used up, it waits. */
export async function playOn(
  kind: Kind,
  table: object,
  played: Played,
  printed: boolean,
  signal: AbortSignal,
): Promise<Played> {
  for (;;) {
    try {
      const body = { kind, table, printed, first: played.games }
      return added(played, await ask<Played>('/workshop/games', { method: 'POST', body }))
    } catch (error) {
      if (!(error instanceof Refused) || error.retry_after === null || signal.aborted) throw error
      const { retry_after } = error
      await new Promise((resolve) => setTimeout(resolve, 1000 * retry_after))
    }
    if (signal.aborted) return played
  }
}
