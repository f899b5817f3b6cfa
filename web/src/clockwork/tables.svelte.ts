// The tables with real pieces in this browser: the state of each, what can be undone, and the current turn of a bot, so
// that a reloaded page can continue it.
import { requestId } from '../api'

/** The settings of a setup for the server. */
export interface SetupWish {
  factions: string[]
  map: string
  deck: string
  options: Record<string, unknown>
}

/** A setup or a bot's turn in progress. */
export interface Running {
  /** Null during setup. */
  seat: number | null
  /** The answers so far. Null stands for one that the server draws. */
  told: (string | null)[]
  /** Whether the server draws everything else. */
  draw: boolean
  /** The number of steps that were carried out. */
  at: number
}

export interface Sitting {
  id: string
  name: string
  setup: SetupWish | null
  /** Empty until the table is set up. */
  position: string
  past: string[]
  future: string[]
  running: Running | null
}

const KEY = 'copse.clockwork'
/** Earlier positions, for undo. */
const REMEMBERED = 50

function read(): Sitting[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Sitting[]
  } catch {
    return []
  }
}

const state = $state({ sittings: read() })
const write = (): void => localStorage.setItem(KEY, JSON.stringify(state.sittings))

export const sittings = (): Sitting[] => state.sittings
export const sittingAt = (id: string): Sitting | undefined => state.sittings.find((sitting) => sitting.id === id)

/** Changes the stored data of a table and puts the table at the top. */
export function change(id: string, changed: Partial<Sitting>): void {
  const before = sittingAt(id)
  if (!before) return
  state.sittings = [{ ...before, ...changed }, ...state.sittings.filter((sitting) => sitting.id !== id)]
  write()
}

function begin(name: string, given: Pick<Sitting, 'setup' | 'position' | 'running'>): string {
  const id = requestId().slice(0, 10)
  state.sittings = [{ id, name, past: [], future: [], ...given }, ...state.sittings]
  write()
  return id
}

/** Creates a table that is not set up yet. */
export const setUp = (name: string, setup: SetupWish, draw: boolean): string =>
  begin(name, { setup, position: '', running: { seat: null, told: [], draw, at: 0 } })

/** Creates a table from the text of a position. */
export const takeIn = (name: string, position: string): string => begin(name, { setup: null, position, running: null })

/** Replaces the position. The old one is stored for undo. */
export function stand(id: string, position: string): void {
  const before = sittingAt(id)
  if (!before || before.position === position) return
  const past = before.position ? [...before.past, before.position].slice(-REMEMBERED) : []
  change(id, { position, past, future: [] })
}

export function undo(id: string): void {
  const { past, position, future } = sittingAt(id)!
  if (past.length > 0) change(id, { past: past.slice(0, -1), position: past.at(-1)!, future: [position, ...future] })
}

export function redo(id: string): void {
  const { past, position, future } = sittingAt(id)!
  if (future.length > 0) change(id, { past: [...past, position], position: future[0], future: future.slice(1) })
}

export function forget(id: string): void {
  state.sittings = state.sittings.filter((sitting) => sitting.id !== id)
  write()
}
