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
  /** The answers so far, with those that the server drew. */
  told: (string | null)[]
  /** Where among them the answers of people begin. */
  asked: number[]
  /** The name of the last answer, if a person has just given it. */
  heard: string
  /** The number of orders that were carried out. */
  at: number
  /** The number of orders that were carried out before the last answer. */
  from: number
}

/** A turn or a setup that begins. */
export const fresh = (seat: number | null): Running => ({
  seat,
  told: [],
  asked: [],
  heard: '',
  at: 0,
  from: 0,
})

/** A position of the table, and what led to it. */
export interface Entry {
  position: string
  /** Whose turn it was. Null for the setup. */
  seat: number | null
  title: string
  lines: string[]
  /** At a shared table: the number of the entry that the table went back to. 0 for none. */
  back?: number
}

/** The place of a table on the server. Without the token one can only look. */
export interface Shared {
  id: string
  token: string | null
  /** The number of entries there. */
  revision: number
  /** Goes up whenever somebody shows how the table is played. */
  shown: number
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
  /** The questions that people decline from now on without being asked, as `questionOf` names them. */
  declined: string[]
  /** Null for a table that only this browser has. */
  shared: Shared | null
}

const KEY = 'copse.clockwork'
/** What a table has until something else is said. */
const UNSAID: Pick<Sitting, 'running' | 'draws' | 'light' | 'declined'> = {
  running: null,
  draws: false,
  light: false,
  declined: [],
}
/** The entries of about three games. */
const REMEMBERED = 300

/** A table as older pages stored it. */
interface Older {
  position: string
  past: string[]
}

function upgraded(stored: Sitting | (Sitting & Older)): Sitting {
  if (!('position' in stored)) {
    const { running } = stored
    const older = running && !running.asked // it has only the answers of people
    const upgradedTurn = older ? { ...fresh(running.seat), told: running.seat === null ? running.told : [] } : running
    return { ...stored, declined: stored.declined ?? [], running: upgradedTurn }
  }
  const { position, past, id, name, setup } = stored
  const history = [...past, position].filter(Boolean).map((text) => entry(text))
  return { ...UNSAID, id, name, setup, history, now: history.length - 1, shared: null }
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

/** The entries that can be undone and redone at a shared table, where going back is another entry, and the place among
 * them where the table stands. */
export function timeline(history: readonly Entry[]): { path: number[]; at: number } {
  let path: number[] = []
  let at = -1
  history.forEach(({ back }, place) => {
    const before = back ? path.indexOf(back - 1) : -1
    if (before < 0) path = [...path.slice(0, at + 1), originOf(history, place)]
    at = before < 0 ? path.length - 1 : before
  })
  return { path, at }
}

/** The entry whose position an entry has: itself, or the one that the table went back to. */
export function originOf(history: readonly Entry[], place: number): number {
  const { back } = history[place]
  return back ? back - 1 : place
}

type Given = Pick<Sitting, 'name' | 'setup' | 'history'> & Partial<Sitting>

function begin(given: Given, shared: Shared | null = null): string {
  const id = requestId().slice(0, 10)
  state.sittings = [{ ...UNSAID, id, now: given.history.length - 1, shared, ...given }, ...state.sittings]
  write()
  return id
}

/** Creates a table that is not set up yet. */
export const setUp = (name: string, setup: SetupWish, { draws, light }: Pick<Sitting, 'draws' | 'light'>): string =>
  begin({ name, setup, history: [], running: fresh(null), draws, light })

/** Creates a table from the text of a position. */
export const takeIn = (name: string, position: string): string =>
  begin({ name, setup: null, history: [entry(position)] })

/** Opens a table of the server, with its entries so far, and returns its id here. */
export function join(name: string, history: Entry[], shared: Shared): string {
  const here = state.sittings.find((sitting) => sitting.shared?.id === shared.id)
  if (!here) return begin({ name, setup: null, history }, shared)
  change(here.id, { shared: { ...shared, token: shared.token ?? here.shared!.token } })
  return here.id
}

/** Adds a position to the history. Entries that were taken back are dropped. */
export function stand(id: string, next: Entry): void {
  const before = sittingAt(id)
  if (!before || (!before.shared && positionOf(before) === next.position)) return
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
