// The maps and decks of this browser. They are stored after each change.
import type { WorkshopDraft } from '../../schema'
import { deflated, forAddress, fromAddress, inflated } from '../../packed'

export type Kind = WorkshopDraft['kind']

/** A map or deck with its entries, its text if the server has checked it, and whether it can be played. */
export interface Kept {
  id: string
  kind: Kind
  table: object
  text: string
  fine: boolean
}

const KEY = 'copse.workshop'

function read(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[]
  } catch {
    return [] // the browser may forbid storage
  }
}

let all = $state.raw(read())

/** Changes what is stored, after following other windows. */
function update(changed: (stored: Kept[]) => Kept[]): void {
  all = changed(read())
  try {
    localStorage.setItem(KEY, JSON.stringify(all))
  } catch {
    // the map stays as long as the page is open
  }
}

export const shelf = (kind: Kind): Kept[] => all.filter((one) => one.kind === kind)
export const found = (id: string): Kept | undefined => all.find((one) => one.id === id)

export function store(kept: Kept): void {
  update((stored) =>
    stored.some(({ id }) => id === kept.id)
      ? stored.map((one) => (one.id === kept.id ? kept : one))
      : [...stored, kept],
  )
}

/** Puts a new map or deck on the shelf and returns its id. */
export function begin(kind: Kind, table: object): string {
  const id = crypto.getRandomValues(new Uint32Array(2)).join('')
  store({ id, kind, table, text: '', fine: false })
  return id
}

export const discard = (id: string): void => update((stored) => stored.filter((one) => one.id !== id))

/** The name of a map or deck in a language; empty without one. */
export function nameOf(table: object, language: string): string {
  const names = (table as { names?: Record<string, string> }).names ?? {}
  return names[language] || names.en || Object.values(names)[0] || ''
}

/** The table with its name in a language. An empty name is none. */
export function named<T extends object>(table: T, language: string, name: string): T {
  const { names, ...rest } = table as T & { names?: Record<string, string> }
  const others = Object.entries({ ...names, [language]: name }).filter(([, one]) => one.trim())
  return { ...(others.length > 0 ? { names: Object.fromEntries(others) } : {}), ...rest } as T
}

/** The address that contains a map or deck. */
export async function linkTo({ kind, table }: Pick<Kept, 'kind' | 'table'>): Promise<string> {
  const packed = forAddress(await deflated(JSON.stringify({ kind, table })))
  return `${location.origin}${location.pathname}#/workshop/link/${packed}`
}

/** A map or deck that somebody shared. `keep` puts it on the shelf, unless it is there, and returns its id. */
export interface Shared {
  kind: Kind
  table: object
  keep(): string
}

/** The map or deck of such an address. Throws an error if the address was cut off. */
export async function fromLink(packed: string): Promise<Shared> {
  const { kind, table } = JSON.parse(await inflated(fromAddress(packed))) as { kind: unknown; table: unknown }
  if ((kind !== 'map' && kind !== 'deck') || typeof table !== 'object' || table === null) throw new Error('no draft')
  const known = shelf(kind).find((one) => JSON.stringify(one.table) === JSON.stringify(table))
  return { kind, table, keep: () => known?.id ?? begin(kind, table) }
}
