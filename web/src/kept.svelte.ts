// The seats that this browser holds. Their tokens leave it only in the headers of requests.
import type { Language, Table } from './api'

export interface Kept {
  id: string
  game: string
  name: string
  host?: string
  /** The token for watching a table with a pass phrase. */
  watch?: string
  seats: { seat: number; token: string }[]
  /** Tokens of seats that were given up. Their holder may not take another seat in the same game. */
  former?: string[]
  /** The number of chat messages that were read. */
  read?: number
  /** The table when it was last seen. A finished table never changes again. */
  last?: Table
  /** The language of `last`. */
  told?: Language
}

const KEY = 'copse.tables'

function read(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[]
  } catch {
    return []
  }
}

let tables = $state.raw(read()) // raw, because there may be hundreds of tables

/** Changes what is stored. Reads it first, because another window may have taken a seat since. */
function update(changed: (stored: Kept[]) => Kept[]): void {
  tables = changed(read())
  localStorage.setItem(KEY, JSON.stringify(tables))
}

/** Shows what another window has stored. */
export function follow({ key }: Pick<StorageEvent, 'key'>): void {
  if (key === KEY || key === null) tables = read()
}

export const kept = (): Kept[] => tables
export const keptAt = (id: string): Kept | undefined => tables.find((table) => table.id === id)

/** Puts a table at the top and merges it with what is already known about it. */
export function keep(table: Kept): void {
  update((stored) => {
    const known = stored.find(({ id }) => id === table.id)
    const seats = [
      ...(known?.seats ?? []).filter((old) => table.seats.every((seat) => seat.seat !== old.seat)),
      ...table.seats,
    ]
    const joined = { ...known, ...table, seats: seats.sort((a, b) => a.seat - b.seat) }
    return [joined, ...stored.filter((other) => other.id !== table.id)]
  })
}

/** Whether a token is only a reference to a seat of an account, which the cookie of its session opens. */
export const isReference = (token: string | null | undefined): boolean => token?.startsWith('account:') ?? false

/** Stores a game of the account with exactly these seats, which may have had tokens before. */
export function hold({
  id,
  game,
  name,
  host,
  seats,
}: Pick<Kept, 'id' | 'game' | 'name' | 'seats'> & { host: string | null }): void {
  const others = (keptAt(id)?.seats ?? []).filter(({ seat }) => seats.every((own) => own.seat !== seat))
  const guests = others.filter(({ token }) => !isReference(token))
  const joined = { ...keptAt(id), id, game, name, seats: [...guests, ...seats].sort((a, b) => a.seat - b.seat) }
  const held = host ?? (isReference(joined.host) ? undefined : joined.host)
  tables = [{ ...joined, host: held }, ...tables.filter((other) => other.id !== id)]
  write()
}

/** The token for requests about a table. The host's token allows more than a seat's, and a seat's more than a
 * spectator's. */
export const tokenAt = (id: string): string | undefined =>
  keptAt(id)?.host ?? keptAt(id)?.seats[0]?.token ?? keptAt(id)?.watch

/** All tokens of a table that are or were held here. They are sent with a request for a seat, so that nobody sees two
 * hands. */
export function tokensAt(id: string): string[] {
  const { host, seats = [], former = [] } = keptAt(id) ?? {}
  return [...(host ? [host] : []), ...seats.map(({ token }) => token), ...former]
}

/** Replaces a token. The old one gives no access any more, but it still proves whose hand was seen here. */
export function renew(id: string, old: string, fresh: string): void {
  change(id, (table) => ({
    host: table.host === old ? fresh : table.host,
    seats: table.seats.map((own) => (own.token === old ? { ...own, token: fresh } : own)),
    former: [...(table.former ?? []), old],
  }))
}

/** Gives up a seat for good, or records that it was taken away. Its token gives no access any more. */
export function giveUp(id: string, seat: number): void {
  change(id, ({ seats, former = [] }) => ({
    seats: seats.filter((own) => own.seat !== seat),
    former: [...former, ...seats.filter((own) => own.seat === seat).map(({ token }) => token)],
  }))
}

// The last uncovered seat, if there are several seats at this device. A reload still shows it, but a page opened later
// does not, because another person may be sitting here.
const uncoveredKey = (id: string): string => `copse.uncovered.${id}`
export const uncover = (id: string, seat: number): void => sessionStorage.setItem(uncoveredKey(id), String(seat))
export function uncoveredAt(id: string): number | null {
  const kept = sessionStorage.getItem(uncoveredKey(id))
  return kept === null ? null : Number(kept)
}

function change(id: string, more: (table: Kept) => Partial<Kept>): void {
  update((stored) => stored.map((table) => (table.id === id ? { ...table, ...more(table) } : table)))
}

export const markRead = (id: string, read: number): void => {
  if (keptAt(id)?.read !== read) change(id, () => ({ read }))
}

/** Saves the current state of several tables at once. Of their options only the factions are saved, because options may
 * be long. */
export function remember(found: readonly Table[], told: Language): void {
  const seen = new Map(
    found.map((table) => [table.id, { ...table, options: { factions: table.options.factions ?? null } }]),
  )
  update((stored) => stored.map((table) => (seen.has(table.id) ? { ...table, last: seen.get(table.id), told } : table)))
}

export function forget(id: string): void {
  update((stored) => stored.filter((table) => table.id !== id))
}
