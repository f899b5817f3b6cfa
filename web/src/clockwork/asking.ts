// What is asked of the server for a table with real pieces. It keeps nothing, so everything goes along each time and
// asking again is safe.
import { insist, type Clockwork } from '../api'
import { language } from '../words.svelte'
import type { Running, SetupWish } from './tables.svelte'

const post = (path: string, body: object): Promise<Clockwork> =>
  insist<Clockwork>(`/clockwork${path}`, { method: 'POST', body, lang: language() })

export const edited = (position: string, commands: string[]): Promise<Clockwork> =>
  post('/edit', { position, commands })

/** How far a setup or a turn goes by what it was told. */
export function played(position: string, setup: SetupWish | null, { seat, told, draw }: Running): Promise<Clockwork> {
  return setup && !position ? post('/setup', { ...setup, told, draw }) : post('', { position, seat, told, draw })
}
