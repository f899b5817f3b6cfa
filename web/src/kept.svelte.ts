// The seats that this browser holds: a table's tokens never leave it but in the header of a request.
import type { Language, Table } from './api'

export interface Kept {
  id: string
  game: string
  name: string
  host?: string
  /** Lets one watch a table that has a pass phrase. */
  watch?: string
  seats: { seat: number; token: string }[]
  /** Tokens of seats that were given up: whoever held one takes no other of the same game. */
  former?: string[]
  /** How much of what was said there has been read. */
  read?: number
  /** The table as it was last seen; one that is over never changes again. */
  last?: Table
  /** In which language it was told. */
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

let tables = $state.raw(read()) // not looked into: there may be hundreds
const write = (): void => localStorage.setItem(KEY, JSON.stringify(tables))

export const kept = (): Kept[] => tables
export const keptAt = (id: string): Kept | undefined => tables.find((table) => table.id === id)

/** Puts a table first; what is known of it already is completed. */
export function keep(table: Kept): void {
  const known = keptAt(table.id)
  const seats = [
    ...(known?.seats ?? []).filter((old) => table.seats.every((seat) => seat.seat !== old.seat)),
    ...table.seats,
  ]
  const joined = { ...known, ...table, seats: seats.sort((a, b) => a.seat - b.seat) }
  tables = [joined, ...tables.filter((other) => other.id !== table.id)]
  write()
}

/** Who asks about a table: the host may more than a seat, and a seat more than a spectator. */
export const tokenAt = (id: string): string | undefined =>
  keptAt(id)?.host ?? keptAt(id)?.seats[0]?.token ?? keptAt(id)?.watch

/** Every token of a table that is or was held here: sent along by whoever wants a seat, so that nobody sees two hands. */
export function tokensAt(id: string): string[] {
  const { host, seats = [], former = [] } = keptAt(id) ?? {}
  return [...(host ? [host] : []), ...seats.map(({ token }) => token), ...former]
}

/** A token of a table was replaced: the old one opens nothing, but still tells whose hand was seen here. */
export function renew(id: string, old: string, fresh: string): void {
  tables = tables.map((table) => {
    if (table.id !== id) return table
    return {
      ...table,
      host: table.host === old ? fresh : table.host,
      seats: table.seats.map((own) => (own.token === old ? { ...own, token: fresh } : own)),
      former: [...(table.former ?? []), old],
    }
  })
  write()
}

/** A seat was given up for good, or taken away before the game: its token opens nothing any more. */
export function giveUp(id: string, seat: number): void {
  tables = tables.map((table) => {
    if (table.id !== id) return table
    const given = table.seats.filter((own) => own.seat === seat).map(({ token }) => token)
    return {
      ...table,
      seats: table.seats.filter((own) => own.seat !== seat),
      former: [...(table.former ?? []), ...given],
    }
  })
  write()
}

// Of several seats at this device, the one that was uncovered last. A page that is loaded again still shows it, but not
// one that is opened later, when someone else may sit here.
const uncoveredKey = (id: string): string => `copse.uncovered.${id}`
export const uncover = (id: string, seat: number): void => sessionStorage.setItem(uncoveredKey(id), String(seat))
export function uncoveredAt(id: string): number | null {
  const kept = sessionStorage.getItem(uncoveredKey(id))
  return kept === null ? null : Number(kept)
}

function change(id: string, more: Partial<Kept>): void {
  tables = tables.map((table) => (table.id === id ? { ...table, ...more } : table))
  write()
}

export const markRead = (id: string, read: number): void => {
  if (keptAt(id)?.read !== read) change(id, { read })
}

/** Remembers tables as they look now, all at once; of their options only what is played, since these may be long. */
export function remember(found: readonly Table[], told: Language): void {
  const seen = new Map(
    found.map((table) => [table.id, { ...table, options: { factions: table.options.factions ?? null } }]),
  )
  tables = tables.map((table) => (seen.has(table.id) ? { ...table, last: seen.get(table.id), told } : table))
  write()
}

export function forget(id: string): void {
  tables = tables.filter((table) => table.id !== id)
  write()
}
