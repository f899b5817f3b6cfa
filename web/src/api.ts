// The interface of the server, version 1: what it says (`schema.ts`, made from its description), and how to ask. The page
// knows no rules; it shows this.

import type { OptionInfo, SeatInfo, TableInfo, Trouble } from './schema'

export type {
  Accepted,
  ActionInfo as Action,
  AgentInfo,
  Analysis,
  BlockedInfo as Blocked,
  BotInfo,
  Chances,
  ChatLine,
  ClockInfo as Clock,
  Clockwork,
  ClockworkAnswer,
  ClockworkQuestion,
  ClockworkSeat,
  Created,
  DecisionInfo as Decision,
  EditionInfo,
  FiguresInfo,
  Frame,
  GameInfo,
  Hint,
  LawInfo as Paragraph,
  LessonInfo as Lesson,
  LogLine,
  LogPage,
  Moment,
  Moments,
  MoveInfo as Move,
  NewTable,
  NoticeLine as Notice,
  OddsAhead as Odds,
  OptionInfo as Option,
  OriginInfo as Origin,
  OutcomeInfo as Outcome,
  Pace,
  PiecesAhead,
  Preview,
  Rematch,
  Replay as ReplayPage,
  Retention,
  SeatInfo as Seat,
  SeatToken,
  Snapshot,
  TableInfo as Table,
  Trace,
  TutorialInfo as Tutorial,
  VerbInfo,
  WatchToken,
} from './schema'

/** What an option may be set to, and what it offers to choose from. */
export type Value = OptionInfo['default']
export type Scalar = NonNullable<OptionInfo['choices']>[number]
export type SeatKind = SeatInfo['kind']
export type Talk = TableInfo['talk']
/** What is printed on boards and tracks, as the rules of a table have it. Each game has its own. */
export type Figures = object
/** One of `LANGUAGES`. */
export type Language = string

/** What the server refused, in its own sentence. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly law: string | null = null,
    readonly allowed: string[] | null = null,
    /** Seconds after which it is worth asking again. */
    readonly retry_after: number | null = null,
  ) {
    super(message)
  }
}

/** The server was not reached; asking again may help. */
export class Unreachable extends Error {}

/** Beside the page, wherever that is: a server may have a path of its own behind a proxy. */
const root = (): string => `${globalThis.location?.pathname?.replace(/[^/]*$/, '') ?? '/'}api/v1`
const TRIES = 4
const FIRST_WAIT = 400

export interface Ask {
  method?: 'GET' | 'POST'
  body?: object
  token?: string | null
  lang?: Language
}

/** A token for a seat: 32 random bytes in the letters that addresses allow. */
export function newToken(): string {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** A new name for a request: the server answers a repeated one in the same way, so that it can be sent again safely. */
export function requestId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function send(path: string, { method = 'GET', body, token, lang }: Ask): Promise<Response> {
  const url = root() + (lang ? `${path}${path.includes('?') ? '&' : '?'}lang=${lang}` : path)
  const headers: Record<string, string> = {}
  if (token) headers.Authorization = `Seat ${token}`
  if (body) headers['Content-Type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(url, { method, headers, body: body && JSON.stringify(body) })
  } catch {
    throw new Unreachable()
  }
  if (answer.ok) return answer
  const { error } = (await answer.json().catch(() => ({}))) as Partial<Trouble>
  if (answer.status >= 502 && !error?.retry_after) throw new Unreachable()
  throw new Refused(
    error?.code ?? 'error',
    error?.message ?? answer.statusText,
    error?.law,
    error?.allowed,
    error?.retry_after,
  )
}

export async function ask<Answer>(path: string, options: Ask = {}): Promise<Answer> {
  return (await send(path, options)).json() as Promise<Answer>
}

export async function askText(path: string, options: Ask = {}): Promise<string> {
  return (await send(path, options)).text()
}

/** Asks until the server is reached. Only for what may be repeated: reading, and requests with an id. */
export async function insist<Answer>(path: string, options: Ask = {}): Promise<Answer> {
  for (let tried = 1; ; tried++) {
    try {
      return await ask<Answer>(path, options)
    } catch (error) {
      if (!(error instanceof Unreachable) || tried === TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, FIRST_WAIT * 2 ** (tried - 1)))
    }
  }
}

export const liveAddress = (table: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${root()}/tables/${table}/live`
