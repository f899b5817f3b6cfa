// The current screen, read from the address: the start page, a new table (#/new/GAME), a table (#/t/ID), the bots of a
// table with real pieces (#/clockwork, #/clockwork/ID), the account (#/account, or a link: #/account/WHAT/SECRET), a
// person (#/person/NAME), the ranking (#/ranking/GAME/SPEED), the replay of a stored game (#/result/ID), friends and
// clubs (#/people, #/people/ID), leagues (#/leagues, #/leagues/ID, #/leagues/new/CLUB), the workshop (#/workshop,
// #/workshop/map/ID, #/workshop/deck/ID, or a map or deck in the address: #/workshop/link/PACKED), the pages of
// moderators and operators, or a text of the operator (#/legal/WHAT). The link for a substitute is that of the table
// with a key (#/t/ID/KEY).

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string | null }
  | { page: 'table'; id: string; key: string }
  | { page: 'clockwork'; id: string | null }
  | { page: 'account'; what: string; secret: string }
  | { page: 'person'; name: string }
  | { page: 'ranking'; game: string; speed: string }
  | { page: 'result'; id: string }
  | { page: 'people'; club: string }
  | { page: 'leagues'; league: string; club: string }
  | { page: 'workshop'; what: string; id: string }
  | { page: 'moderation' | 'operator' }
  | { page: 'legal'; what: string }

export function parseRoute(hash: string): Route {
  const [page, argument, secret] = hash.replace(/^#\/?/, '').split('/')
  if (page === 'new') return { page: 'new', game: argument ?? null }
  if (page === 't' && argument) return { page: 'table', id: decodeURIComponent(argument), key: secret ?? '' }
  if (page === 'clockwork') return { page: 'clockwork', id: argument ? decodeURIComponent(argument) : null }
  if (page === 'account') return { page: 'account', what: argument ?? '', secret: secret ?? '' }
  if (page === 'person' && argument) return { page: 'person', name: decodeURIComponent(argument) }
  if (page === 'ranking') return { page: 'ranking', game: argument ?? 'root', speed: secret ?? 'live' }
  if (page === 'result' && argument) return { page: 'result', id: argument }
  if (page === 'people') return { page: 'people', club: argument ?? '' }
  if (page === 'leagues') return { page: 'leagues', league: argument ?? '', club: secret ?? '' }
  if (page === 'workshop') return { page, what: argument ?? '', id: secret ?? '' }
  if (page === 'moderation' || page === 'operator') return { page }
  if (page === 'legal') return { page, what: argument ?? '' }
  return { page: 'lobby' }
}

const state = $state({ route: parseRoute(location.hash) })
addEventListener('hashchange', () => (state.route = parseRoute(location.hash)))

export const route = (): Route => state.route
export const go = (hash: string): void => void (location.hash = hash)

/** The address for inviting others to a table. It contains no token, but may have the key for a substitute. */
export const invitation = (id: string, key = ''): string =>
  `${location.origin}${location.pathname}#/t/${id}${key && `/${key}`}`

/** The table id in a pasted link, or a bare id. */
export function tableOf(text: string): string | null {
  const found = /(?:#\/t\/)?([\w-]+)\/?\s*$/.exec(text.trim())
  return found ? found[1] : null
}
