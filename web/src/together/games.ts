// The games of this browser as a list: the games, their state for the seats held here, and the next ones to update.
import type { Language, Table } from '../api'
import { playsAt, type Kept } from '../kept.svelte'

export type Standing = 'yours' | 'waiting' | 'playing' | 'taught' | 'won' | 'lost'

export interface Filter {
  game: string
  state: 'all' | 'running' | 'over'
  result: 'all' | 'won' | 'lost'
}

const mine = ({ seats }: Kept): Set<number> => new Set(seats.map(({ seat }) => seat))

/** Whether a seat of this browser has to decide. A finished tutorial waits for nobody. */
export function waits(kept: Kept, table: Table | undefined): boolean {
  const seat = table?.status === 'playing' && !table.taught ? table.to_move : null
  return seat != null && playsAt(kept, table!.seats[seat])
}

/** The state of a game. Unknown for a game that was not seen yet. */
export function standing(kept: Kept, table: Table | undefined): Standing | null {
  if (!table) return null
  if (table.taught) return 'taught'
  if (table.status !== 'over') return waits(kept, table) ? 'yours' : table.status
  return table.winners?.some((seat) => mine(kept).has(seat)) ? 'won' : 'lost'
}

/** The other players, people first. */
export function others(kept: Kept, table: Table): Table['seats'] {
  const own = mine(kept)
  const people = (kind: string): number => Number(kind !== 'human')
  return table.seats.filter(({ seat }) => !own.has(seat)).sort((a, b) => people(a.kind) - people(b.kind))
}

/** The games that a filter shows: those that wait for you first, then those last played. */
export function listed(games: readonly Kept[], { game, state, result }: Filter): Kept[] {
  const fits = (kept: Kept): boolean => {
    const stands = standing(kept, kept.last)
    const over = stands === 'won' || stands === 'lost' || stands === 'taught'
    return (
      (game === 'all' || kept.game === game) &&
      (state === 'all' || (state === 'over') === over) &&
      (result === 'all' || stands === result)
    )
  }
  const order = (kept: Kept): [number, number] => [Number(!waits(kept, kept.last)), -(kept.last?.touched || Infinity)]
  return games
    .filter(fits)
    .map((kept) => ({ kept, key: order(kept) }))
    .sort((a, b) => a.key[0] - b.key[0] || (a.key[1] === b.key[1] ? 0 : a.key[1] - b.key[1]))
    .map(({ kept }) => kept)
}

/** The next games to update, in turns. A finished game is only updated for another language. */
export function toAsk(games: readonly Kept[], lang: Language, from: number, most: number): Kept[] {
  const open = games.filter(({ last, told }) => last?.status !== 'over' || told !== lang)
  const first = open.length > 0 ? from % open.length : 0
  return [...open.slice(first), ...open.slice(0, first)].slice(0, most)
}
