// The seats that this browser holds: a table's tokens never leave it but in the header of a request.

export interface Kept {
  id: string
  game: string
  name: string
  host?: string
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

export function forget(id: string): void {
  state.tables = state.tables.filter((table) => table.id !== id)
  write()
}
