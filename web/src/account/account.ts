// Signing in and out, and the games that an account takes along. In place of a token, a seat of an account has a
// reference such as `account:0`, which the server understands together with the cookie of the session.
import { ask } from '../api'
import { forget, hold, isReference, kept, type Kept } from '../kept.svelte'
import { unsubscribe } from '../notify'
import type { AccountState, GameHeld, RecoveryCodes } from '../schema'
import { settings } from '../settings.svelte'
import { setSignedIn, signedIn } from '../signed.svelte'
import { language } from '../words.svelte'

const AT_ONCE = 20

/** The tokens by which a guest holds seats of a table, or is its host. */
export const guestTokens = ({ host, seats }: Kept): string[] =>
  [...(host ? [host] : []), ...seats.map(({ token }) => token)].filter((token) => !isReference(token))

const ofAccount = ({ host, seats }: Kept): boolean =>
  [...(host ? [host] : []), ...seats.map(({ token }) => token)].some(isReference)

export const post = <Answer>(path: string, body: object = {}): Promise<Answer> =>
  ask<Answer>(`/account${path}`, { method: 'POST', body, lang: language() })

/** The account of this browser. Its games are stored here, or removed if nobody is signed in any more. */
export async function lookUp(): Promise<AccountState> {
  return entered(await ask<AccountState>('/account'))
}

/** Stores who is signed in. If nobody is, the server pushes nothing here any more. People play under the name and the face of their account. */
export async function entered(state: AccountState): Promise<AccountState> {
  const before = signedIn()
  setSignedIn(state.account?.name ?? '')
  if (!state.account) {
    if (settings.name === before) settings.name = '' // as a guest, nobody can play under the name of an account
    for (const table of kept().filter(ofAccount)) forget(table.id)
    void unsubscribe()
    return state
  }
  settings.name = state.account.name
  if (state.account.avatar) settings.avatar = state.account.avatar
  await fetchGames()
  return state
}

/** Stores the games of the account in this browser, and forgets those that it no longer has. */
async function fetchGames(): Promise<void> {
  const games = await ask<GameHeld[]>('/account/games')
  const here = new Set(games.map(({ id }) => id))
  for (const table of kept().filter((table) => ofAccount(table) && !here.has(table.id))) forget(table.id)
  for (const game of games.reverse()) hold(game)
}

/** The games that this browser plays as a guest. */
export const guestGames = (): Kept[] => kept().filter((table) => guestTokens(table).length > 0)

/** Makes seats of a guest seats of the account. */
export async function takeAlong(games: readonly Kept[]): Promise<void> {
  const tables = games.map((table) => ({ table: table.id, tokens: guestTokens(table) }))
  for (let at = 0; at < tables.length; at += AT_ONCE) {
    const found = await post<GameHeld[]>('/games', { tables: tables.slice(at, at + AT_ONCE) })
    found.forEach(hold)
  }
}

export async function register(wish: object): Promise<string[]> {
  const { codes } = await post<RecoveryCodes>('', { avatar: settings.avatar, ...wish })
  await takeAlong(guestGames())
  await lookUp()
  return codes
}
