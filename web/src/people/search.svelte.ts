// Looking for a game with people who want the same one. The search goes on while the page shows something else, and a
// search for a game by turns even while the page is closed.
import { ask, newToken, Refused } from '../api'
import { keep, uncover } from '../kept.svelte'
import { gameTitle, ownName } from '../lobby/open'
import { notify } from '../notify'
import { told } from '../refusals'
import { go } from '../route.svelte'
import type { SearchInfo } from '../schema'
import { settings } from '../settings.svelte'
import { signedIn } from '../signed.svelte'

export interface Wish {
  game: string
  players: number
  mode: 'live' | 'days'
  /** Seconds after which the computer may take the other seats. Null for never. */
  fill_seconds: number | null
}

const KEY = 'copse.search'
const ASK_MS = 2000

function read(): (Wish & { token: string }) | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as (Wish & { token: string }) | null
  } catch {
    return null // the browser may forbid storage, or another program wrote there
  }
}

let wish = $state.raw(read())
let people = $state(1)
let problem = $state('')
let timer: ReturnType<typeof setTimeout> | undefined

export const seeking = (): Wish | null => wish
export const company = (): number => people
export const trouble = (): string => problem

function keepWish(now: (Wish & { token: string }) | null): void {
  wish = now
  if (now) localStorage.setItem(KEY, JSON.stringify(now))
  else localStorage.removeItem(KEY)
}

export function seek(wanted: Wish): void {
  problem = ''
  people = 1
  keepWish({ ...wanted, token: newToken() })
  void goOn()
}

/** Looks no longer. If a game was found at the same moment, it is opened. */
export async function stopSeeking(): Promise<void> {
  const ended = wish
  clearTimeout(timer)
  keepWish(null)
  if (!ended) return
  const found = await ask<SearchInfo>('/search/end', { method: 'POST', body: { token: ended.token } })
  if (found.table !== null) await sit(ended, found)
}

/** Goes on looking, for as long as the page is open. */
export async function goOn(): Promise<void> {
  clearTimeout(timer)
  const asked = wish
  if (!asked) return
  try {
    const body = { ...asked, name: ownName(), avatar: settings.avatar }
    const found = await ask<SearchInfo>('/search', { method: 'POST', body })
    if (asked !== wish) return
    if (found.table !== null) {
      keepWish(null)
      await sit(asked, found)
      return
    }
    people = found.people
    problem = ''
  } catch (error) {
    problem = told(error)
    if (error instanceof Refused && error.code !== 'busy' && error.code !== 'unavailable') keepWish(null)
  }
  timer = setTimeout(() => void goOn(), ASK_MS)
}

/** Stores the seat that was found, and opens the table. */
async function sit({ game, token }: Wish & { token: string }, { table, seat }: SearchInfo): Promise<void> {
  if (table === null || seat === null) return
  if (signedIn()) await (await import('../account/account')).lookUp()
  else keep({ id: table, game, name: '', seats: [{ seat, token }] })
  uncover(table, seat)
  notify('Copse', gameTitle(game), table)
  go(`#/t/${table}`)
}
