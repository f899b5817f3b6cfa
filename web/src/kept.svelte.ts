// The seats that this browser holds: a table's tokens never leave it but in the header of a request.

export interface Kept {
  id: string
  game: string
  name: string
  host?: string
  /** Lets one watch a table that has a pass phrase. */
  watch?: string
  seats: { seat: number; token: string }[]
}

const KEY = 'copse.tables'

function read(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[]
  } catch {
    return []
  }
}

const state = $state({ tables: read() })
const write = (): void => localStorage.setItem(KEY, JSON.stringify(state.tables))

export const kept = (): Kept[] => state.tables
export const keptAt = (id: string): Kept | undefined => state.tables.find((table) => table.id === id)

/** Puts a table first; what is known of it already is completed. */
export function keep(table: Kept): void {
  const known = keptAt(table.id)
  const seats = [...(known?.seats ?? []).filter((old) => table.seats.every((seat) => seat.seat !== old.seat)), ...table.seats]
  const joined = { ...known, ...table, seats: seats.sort((a, b) => a.seat - b.seat) }
  state.tables = [joined, ...state.tables.filter((other) => other.id !== table.id)]
  write()
}

/** What lets one look at a table, whatever one is there. */
export const tokenAt = (id: string): string | undefined => keptAt(id)?.seats[0]?.token ?? keptAt(id)?.watch

// Of several seats at this device, the one that was uncovered last. A page that is loaded again still shows it, but not
// one that is opened later, when someone else may sit here.
const uncoveredKey = (id: string): string => `copse.uncovered.${id}`
export const uncover = (id: string, seat: number): void => sessionStorage.setItem(uncoveredKey(id), String(seat))
export function uncoveredAt(id: string): number | null {
  const kept = sessionStorage.getItem(uncoveredKey(id))
  return kept === null ? null : Number(kept)
}

export function forget(id: string): void {
  state.tables = state.tables.filter((table) => table.id !== id)
  write()
}
