// The seats that this browser holds. Their tokens leave it only in the headers of requests.
import type { Language, Seat, Table } from './api'

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
  /** Whether the seat is held as a substitute. */
  substitute?: boolean
  /** The number of chat messages that were read. */
  read?: number
  /** The table when it was last seen. A finished table never changes again. */
  last?: Table
  /** The language of `last`. */
  told?: Language
}

const KEY = 'copse.tables'

function read(): string {
  try {
    return localStorage.getItem(KEY) ?? '[]'
  } catch {
    return '[]' // the browser may forbid storage
  }
}

function parsed(text: string): Kept[] {
  try {
    return JSON.parse(text) as Kept[]
  } catch {
    return []
  }
}

let known = read()
let tables = $state.raw(parsed(known)) // raw, because there may be hundreds of tables

/** Takes over what another window has stored. Otherwise the tables stay the same objects, so nothing is drawn again. */
export function follow(): void {
  const text = read()
  if (text === known) return
  known = text
  tables = parsed(text)
}

/** Changes what is stored, after following other windows, which may have taken a seat since. */
function update(changed: (stored: Kept[]) => Kept[]): void {
  follow()
  tables = changed(tables)
  known = JSON.stringify(tables)
  localStorage.setItem(KEY, known)
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

/** Stores a game of the account with its seats there. Those that a guest holds here stay as they are. */
export function hold({ host, ...game }: Omit<Kept, 'host'> & { host: string | null }): void {
  update((stored) => {
    const known = stored.find(({ id }) => id === game.id)
    const own = new Set(game.seats.map(({ seat }) => seat))
    const guests = (known?.seats ?? []).filter(({ seat, token }) => !own.has(seat) && !isReference(token))
    const seats = [...guests, ...game.seats].sort((a, b) => a.seat - b.seat)
    const hosts = host ?? (isReference(known?.host) ? undefined : known?.host)
    return [{ ...known, ...game, seats, host: hosts }, ...stored.filter(({ id }) => id !== game.id)]
  })
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

/** Whether a person of this browser plays a seat, and neither an agent nor a substitute of theirs. */
export const playsAt = (kept: Kept | undefined, { seat, kind, substitute_for }: Seat): boolean =>
  kind === 'human' &&
  (!substitute_for || Boolean(kept?.substitute)) &&
  Boolean(kept?.seats.some((own) => own.seat === seat))

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
