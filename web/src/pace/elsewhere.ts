// Days off in several games at once: who is on holiday is so in all of them.
import type { Table } from '../api'
import { playsAt, type Kept } from '../kept.svelte'

/** A seat of this browser in a game that goes on. */
export interface Place {
  id: string
  token: string
  /** Days off that may still be taken. */
  left: number
  /** Whether days off are taken now or later. */
  off: boolean
}

/** The other games that may be going on. */
export const otherGames = (games: readonly Kept[], id: string): Kept[] =>
  games.filter((one) => one.id !== id && one.seats.length > 0 && one.last?.status !== 'over')

/** The seats at a table that a person of this browser plays. */
export function places(kept: Kept, { id, status, seats }: Table): Place[] {
  const own = status === 'playing' ? kept.seats.filter(({ seat }) => playsAt(kept, seats[seat])) : []
  return own.map(({ seat, token }) => {
    const { days_left: left, holidays } = seats[seat]
    return { id, token, left, off: holidays.length > 0 }
  })
}
