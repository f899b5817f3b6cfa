// The tables with real pieces in this browser: the history of each, and the current turn of a bot, so that a reloaded
// page can continue it.
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
  /** The name of the last answer, if a person has just given it. */
  heard: string
  /** The number of orders that were carried out. */
  at: number
  /** The number of orders that were carried out before the last answer. */
  from: number
}

/** A position of the table, and what led to it. */
export interface Entry {
  position: string
  /** Whose turn it was. Null for the setup. */
  seat: number | null
  title: string
  lines: string[]
}

/** The place of a table on the server. Without the token one can only look. */
export interface Shared {
  id: string
  token: string | null
  /** The number of entries there. */
  revision: number
}

export interface Sitting {
  id: string
  name: string
  setup: SetupWish | null
  /** Empty until the table is set up. */
  history: Entry[]
  /** The place in the history where the table stands. Later entries can be brought back. */
  now: number
  running: Running | null
  /** Whether the server draws cards and rolls dice. */
  draws: boolean
  /** Whether the page knows no map and only asks what the bots' next steps need. */
  light: boolean
  /** Null for a table that only this browser has. */
  shared: Shared | null
}

const KEY = 'copse.clockwork'
/** The entries of about three games. */
const REMEMBERED = 300

/** A table as older pages stored it. */
interface Older {
  position: string
  past: string[]
}

function upgraded(stored: Sitting | (Sitting & Older)): Sitting {
  if (!('position' in stored)) return stored
  const { position, past, id, name, setup } = stored
  const history = [...past, position].filter(Boolean).map((text) => entry(text))
  return { id, name, setup, history, now: history.length - 1, running: null, draws: false, light: false, shared: null }
}

function read(): Sitting[] {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '[]') as Sitting[]).map(upgraded)
  } catch {
    return []
  }
}

const state = $state({ sittings: read() })
const write = (): void => localStorage.setItem(KEY, JSON.stringify(state.sittings))

export const sittings = (): Sitting[] => state.sittings
export const sittingAt = (id: string): Sitting | undefined => state.sittings.find((sitting) => sitting.id === id)
/** The position where the table stands. Empty until the table is set up. */
export const positionOf = ({ history, now }: Sitting): string => history[now]?.position ?? ''

export function entry(position: string, told: Partial<Omit<Entry, 'position'>> = {}): Entry {
  return { position, seat: null, title: '', lines: [], ...told }
}

/** Changes the stored data of a table and puts the table at the top. */
export function change(id: string, changed: Partial<Sitting>): void {
  const before = sittingAt(id)
  if (!before) return
  state.sittings = [{ ...before, ...changed }, ...state.sittings.filter((sitting) => sitting.id !== id)]
  write()
}

function begin(given: Omit<Sitting, 'id' | 'now' | 'shared'>, shared: Shared | null = null): string {
  const id = requestId().slice(0, 10)
  state.sittings = [{ id, now: given.history.length - 1, shared, ...given }, ...state.sittings]
  write()
  return id
}

export const fresh = (seat: number | null): Running => ({ seat, told: [], heard: '', at: 0, from: 0 })

/** Creates a table that is not set up yet. */
export const setUp = (name: string, setup: SetupWish, { draws, light }: Pick<Sitting, 'draws' | 'light'>): string =>
  begin({ name, setup, history: [], running: fresh(null), draws, light })

/** Creates a table from the text of a position. */
export const takeIn = (name: string, position: string): string =>
  begin({ name, setup: null, history: [entry(position)], running: null, draws: false, light: false })

/** Opens a table of the server, with its entries so far, and returns its id here. */
export function join(name: string, history: Entry[], shared: Shared): string {
  const here = state.sittings.find((sitting) => sitting.shared?.id === shared.id)
  if (!here) return begin({ name, setup: null, history, running: null, draws: false, light: false }, shared)
  change(here.id, { shared: { ...shared, token: shared.token ?? here.shared!.token } })
  return here.id
}

/** Adds a position to the history. Entries that were taken back are dropped. */
export function stand(id: string, next: Entry): void {
  const before = sittingAt(id)
  if (!before || positionOf(before) === next.position) return
  const history = [...before.history.slice(0, before.now + 1), next].slice(before.shared ? 0 : -REMEMBERED)
  change(id, { history, now: history.length - 1, running: null })
}

/** Goes to a place in the history. */
export function goTo(id: string, place: number): void {
  const { history } = sittingAt(id)!
  change(id, { now: Math.max(0, Math.min(history.length - 1, place)), running: null })
}

export function forget(id: string): void {
  state.sittings = state.sittings.filter((sitting) => sitting.id !== id)
  write()
}
