// The server's interface, version 1: its messages (`schema.ts` is generated from their description) and the requests.
// The page knows no rules and only shows what the server sends.

import type { OptionInfo, SanctionInfo, SeatInfo, TableInfo, Trouble } from './schema'

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
  ClockworkFact,
  ClockworkOrder,
  ClockworkQuestion,
  ClockworkSeat,
  Created,
  DecisionInfo as Decision,
  EditionInfo,
  FiguresInfo,
  ForecastInfo as Forecast,
  Frame,
  GameInfo,
  Hint,
  KnownInfo,
  KnownMoment,
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
  RealTableEntry,
  RealTableInfo,
  RealTableMade,
  RealTurn,
  Rematch,
  Replay as ReplayPage,
  Legal,
  Retention,
  SeatInfo as Seat,
  SeatRating,
  SeatToken,
  Snapshot,
  TableInfo as Table,
  Trace,
  TutorialInfo as Tutorial,
  VerbInfo,
  WatchToken,
} from './schema'

/** An option's value, and its possible values. */
export type Value = OptionInfo['default']
export type Scalar = NonNullable<OptionInfo['choices']>[number]
export type SeatKind = SeatInfo['kind']
export type Talk = TableInfo['talk']
/** The numbers printed on boards and tracks, according to the rules of a table. Each game has its own shape of them. */
export type Figures = object
/** One of `LANGUAGES`. */
export type Language = string

/** A refusal by the server, with its message. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly law: string | null = null,
    readonly allowed: string[] | null = null,
    /** Seconds after which a new request makes sense. */
    readonly retry_after: number | null = null,
    readonly sanction: SanctionInfo | null = null,
    /** The option of the game whose value is wrong. */
    readonly option: string | null = null,
  ) {
    super(message)
  }
}

/** The server could not be reached. A new attempt may succeed. */
export class Unreachable extends Error {}

/** The address of the interface, relative to the page: behind a proxy the server may have a path prefix. */
const root = (): string => `${globalThis.location?.pathname?.replace(/[^/]*$/, '') ?? '/'}api/v1`
const TRIES = 4
const FIRST_WAIT = 400

export interface Ask {
  method?: 'GET' | 'POST'
  body?: object
  token?: string | null
  lang?: Language
}

/** A token for a seat: 32 random bytes in letters that addresses allow. */
export function newToken(): string {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** A new id for a request. The server answers a repeated id with the same result, so the request can be sent again. */
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
    error?.sanction,
    error?.option,
  )
}

export async function ask<Answer>(path: string, options: Ask = {}): Promise<Answer> {
  return (await send(path, options)).json() as Promise<Answer>
}

export async function askText(path: string, options: Ask = {}): Promise<string> {
  return (await send(path, options)).text()
}

/** Repeats a request until the server is reached. Only for requests that may be repeated: reads, and those with an
 * id. */
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

/** The address of a file of the interface, for a link. */
export const fileAt = (path: string): string => `${root()}${path}`

/** The address of the WebSocket that belongs to a path. */
export const liveAt = (path: string): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${root()}${path}/live`

export const liveAddress = (table: string): string => liveAt(`/tables/${table}`)
