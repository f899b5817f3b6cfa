// A table with real pieces that is kept on the server: some devices enter turns, others look at it.
import { ask, insist, liveAt, requestId, type RealTableInfo, type RealTableMade } from '../api'
import type { Entry, Shared, Sitting } from './tables.svelte'

const FIRST_WAIT = 1000
const LONGEST_WAIT = 15_000
const MARK = '@'

/** The address of a shared table. With the token of the table, the visitor may enter turns. */
export function invitation({ id, token }: Shared): string {
  const { origin, pathname } = location
  return `${origin}${pathname}#/clockwork/${MARK}${id}${token ? `:${token}` : ''}`
}

/** The table in the last part of such an address. */
export function invited(argument: string): Pick<Shared, 'id' | 'token'> | null {
  if (!argument.startsWith(MARK)) return null
  const [id, token = null] = argument.slice(MARK.length).split(':')
  return { id, token }
}

const path = ({ id }: Pick<Shared, 'id'>): string => `/clockwork/tables/${encodeURIComponent(id)}`

/** Keeps a table on the server, from its present moment on. */
export async function keep({ name }: Sitting, { position, title, lines }: Entry): Promise<Shared> {
  const body = { name, position, title, lines }
  const { id, token } = await ask<RealTableMade>('/clockwork/tables', { method: 'POST', body })
  return { id, token, revision: 1, shown: 1 }
}

export const find = (shared: Pick<Shared, 'id' | 'token'>): Promise<RealTableInfo> =>
  insist<RealTableInfo>(path(shared), { token: shared.token })

/** Enters a turn. The server refuses it if somebody else was earlier. */
export function enter(shared: Shared, { position, seat, title, lines, back = 0 }: Entry): Promise<RealTableInfo> {
  const body = { request: requestId(), revision: shared.revision, position, seat, title, lines, back }
  return insist<RealTableInfo>(`${path(shared)}/entries`, { method: 'POST', body, token: shared.token })
}

/** What all devices at a table have in common besides its turns: how it is played, and a bot's turn in progress. */
export type Common = Pick<RealTableInfo, 'turn' | 'draws' | 'light'>

/** Shows this to the others. The server refuses it if somebody else was earlier. */
export const show = (shared: Shared, common: Common): Promise<RealTableInfo> =>
  insist<RealTableInfo>(`${path(shared)}/turn`, {
    method: 'POST',
    body: { revision: shared.revision, shown: shared.shown, ...common },
    token: shared.token,
  })

/** The history of a shared table. Positions that are not known yet are empty. */
export function historyOf({ entries, position }: RealTableInfo, known: readonly Entry[]): Entry[] {
  return entries.map(({ n, seat, title, lines, back }, at) => ({
    seat,
    title,
    lines,
    back,
    position: n === entries.at(-1)!.n ? position : known[at]?.title === title ? known[at].position : '',
  }))
}

/** Calls `heard` with the table after each change, until the returned function is called. */
export function follow(shared: Pick<Shared, 'id' | 'token'>, heard: (info: RealTableInfo) => void): () => void {
  let socket: WebSocket | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = FIRST_WAIT
  let stopped = false
  const connect = (): void => {
    const opened = new WebSocket(liveAt(path(shared)))
    socket = opened
    opened.onopen = () => opened.send(JSON.stringify(shared.token ? { token: shared.token } : {}))
    opened.onmessage = ({ data }: MessageEvent<string>) => {
      const told = JSON.parse(data) as Partial<RealTableInfo>
      wait = FIRST_WAIT
      if (told.entries) heard(told as RealTableInfo)
    }
    opened.onclose = () => {
      if (stopped) return
      timer = setTimeout(connect, wait)
      wait = Math.min(LONGEST_WAIT, wait * 2)
    }
  }
  connect()
  return () => {
    stopped = true
    clearTimeout(timer)
    socket?.close()
  }
}
