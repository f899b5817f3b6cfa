// Requests to the server for a table with real pieces. The server stores nothing, so each request contains everything
// and can be repeated safely.
import { insist, type Clockwork } from '../api'
import { language } from '../words.svelte'
import type { Running, SetupWish } from './tables.svelte'

const post = (path: string, body: object): Promise<Clockwork> =>
  insist<Clockwork>(`/clockwork${path}`, { method: 'POST', body, lang: language() })

export const edited = (position: string, commands: string[]): Promise<Clockwork> =>
  post('/edit', { position, commands })

/** The progress of a setup or turn with the answers given. */
export function played(position: string, setup: SetupWish | null, { seat, told, draw }: Running): Promise<Clockwork> {
  return setup && !position ? post('/setup', { ...setup, told, draw }) : post('', { position, seat, told, draw })
}
