// Requests to the server for a table with real pieces. The server stores nothing, so each request contains everything
// and can be repeated safely.
import { insist, type Clockwork } from '../api'
import { language } from '../words.svelte'
import type { SetupWish } from './tables.svelte'

const post = (path: string, body: object): Promise<Clockwork> =>
  insist<Clockwork>(`/clockwork${path}`, { method: 'POST', body, lang: language() })

/** What a person did: actions, or a line of shorthand. `told` are the answers to the questions in between. */
export interface Deed {
  actions?: string[]
  text?: string
  told?: (string | null)[]
}

export const edited = (position: string, commands: string[]): Promise<Clockwork> =>
  post('/edit', { position, commands })

export const acted = (position: string, deed: Deed, draw: boolean): Promise<Clockwork> =>
  post('/act', { position, actions: [], text: '', told: [], draw, ...deed })

/** The answers of a turn: those given, and whether the server draws the others. */
export interface Told {
  told: (string | null)[]
  draw: boolean
}

export const setupTold = (setup: SetupWish, { told, draw }: Told): Promise<Clockwork> =>
  post('/setup', { ...setup, told, draw })

/** A bot's turn, with the facts on which it depends. The server asks for them, unless it can be `sure` of the map. */
export const turnTold = (
  position: string,
  seat: number | null,
  { told, draw, sure }: Told & { sure: boolean },
): Promise<Clockwork> => post('', { position, seat, told, draw, facts: true, sure })
