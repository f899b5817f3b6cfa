// The current screen, read from the address: the start page, a new table (#/new/GAME), a table (#/t/ID), the bots of a
// table with real pieces (#/clockwork, #/clockwork/ID), or the account (#/account, or a link: #/account/WHAT/SECRET).

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; id: string }
  | { page: 'clockwork'; id: string | null }
  | { page: 'account'; what: string; secret: string }

export function parseRoute(hash: string): Route {
  const [page, argument, secret] = hash.replace(/^#\/?/, '').split('/')
  if (page === 'new') return { page: 'new', game: argument ?? null }
  if (page === 't' && argument) return { page: 'table', id: decodeURIComponent(argument) }
  if (page === 'clockwork') return { page: 'clockwork', id: argument ? decodeURIComponent(argument) : null }
  if (page === 'account') return { page: 'account', what: argument ?? '', secret: secret ?? '' }
  return { page: 'lobby' }
}

const state = $state({ route: parseRoute(location.hash) })
addEventListener('hashchange', () => (state.route = parseRoute(location.hash)))

export const route = (): Route => state.route
export const go = (hash: string): void => void (location.hash = hash)

/** The address for inviting others to a table. It contains no token. */
export const invitation = (id: string): string => `${location.origin}${location.pathname}#/t/${id}`

/** The table id in a pasted link, or a bare id. */
export function tableOf(text: string): string | null {
  const found = /(?:#\/t\/)?([\w-]+)\/?\s*$/.exec(text.trim())
  return found ? found[1] : null
}
