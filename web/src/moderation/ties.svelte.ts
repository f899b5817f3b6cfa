// Whom the account has muted or blocked at a table. The server knows it, so it is the same on all devices.
import { ask } from '../api'
import { tokenAt } from '../kept.svelte'
import type { SeatTies } from '../schema'
import { signedIn } from '../signed.svelte'

let known = $state.raw<{ table: string; ties: SeatTies } | null>(null)

/** The ties at a table; null for a guest, or before they are fetched. */
export const tiesAt = (table: string): SeatTies | null => (known?.table === table ? known.ties : null)

export async function fetchTies(table: string): Promise<void> {
  if (!signedIn()) return
  const ties = await ask<SeatTies>(`/tables/${table}/ties`, { token: tokenAt(table) })
  known = { table, ties }
}

/** Mutes or blocks the person at a seat, or no longer. */
export async function tie(table: string, seat: number, kind: 'mute' | 'block', on: boolean): Promise<void> {
  const body = { kind, on, whom: { table, seat } }
  await ask('/account/ties', { method: 'POST', body, token: tokenAt(table) })
  await fetchTies(table)
}
