// The interface of the server, version 1: what it says, and how to ask. The page knows no rules; it shows this.

export type Scalar = number | string | boolean | null
export type Value = Scalar | (string | null)[]
/** One of `LANGUAGES`. */
export type Language = string

export interface Option {
  name: string
  title: string
  default: Value
  allows: string
  about: string
  choices: Scalar[] | null
  /** A list with one value for each seat. */
  by_seat: boolean
  /** How many a list has that is neither empty nor left to the lot; 0 for any number. */
  size: number
  /** Names of which a table has one at most, in all its options together. */
  apart: string[][]
  /** An option: where that is 0 or empty, or has none of its machines, this one changes nothing. */
  under: string
  /** The choices of a seat that nobody plays: it plays by itself. */
  machines: string[]
  /** For who looks for it. */
  extra: boolean
  /** What it is about: the table, additions to it, or rules of the house. */
  group: string
  /** Of a house rule: the ruling that its default follows, and the paragraph that leaves it open. */
  ruling: string
  law: string
}

export interface GameInfo {
  name: string
  title: string
  options: Option[]
  /** The least and the most. */
  players: [number, number]
  bots: BotInfo[]
  /** From the newest on; none where there is but one. */
  editions: EditionInfo[]
}

/** A printing of the rules, as the option `edition` names it, and what a table by it can have. */
export interface EditionInfo {
  name: string
  /** The least and the most. */
  players: [number, number]
  /** Factions without which there is no game. */
  required: string[]
  /** By option: all that may be chosen of it; empty for nothing. */
  has: Record<string, string[]>
  /** By option: the paragraph that says what there is. */
  laws: Record<string, string>
}

/** A machine with rules of its own; it is written `name:word+word`. */
export interface BotInfo {
  name: string
  replaces: string
  /** One of them; `normal` where none is named. */
  difficulties: string[]
  /** Any number of them. */
  traits: string[]
  /** One of them, the first where none is named. Most bots have none. */
  roles: string[]
}

/** What is printed on boards and tracks, as the rules of a table have it. Each game has its own. */
export type Figures = object

export interface AgentInfo {
  name: string
  about: string
  /** What is different here; empty if nothing is. */
  note: string
}

export interface Tutorial {
  name: string
  game: string
  /** What one plays in it; empty where a game has no factions. */
  faction: string
  title: string
  about: string
  steps: number
}

export type SeatKind = 'human' | 'agent' | 'open' | 'bot'

export interface Seat {
  seat: number
  kind: SeatKind
  name: string
  agent: string | null
  online: boolean
  /** Who plays, told apart from the others. */
  called: string
  /** The same with what the seat plays. */
  label: string
  /** Played by whoever made the table, from the start. */
  of_host: boolean
  /** An animal and a colour; empty for none. */
  avatar: string
  /** Open for one person only, who has this name. */
  kept: boolean
}

/** Who may write at a table. */
export type Talk = 'off' | 'players' | 'everyone'

/** Where a game comes from, also as a sentence: unless it was dealt afresh, someone may know every hand. */
export interface Origin {
  kind: 'deal' | 'record' | 'position' | 'tutorial' | 'fork' | 'unknown'
  choices: number
  of: string
  text: string
  /** Seats whose hand someone saw who held them before. */
  seen?: number[]
}

/** For how many days after the last choice tables are kept; null for ever. */
export interface Retention {
  finished_days: number | null
  abandoned_days: number | null
}

export interface Pace {
  mode: 'live' | 'days'
  move_seconds?: number | null
  game_seconds?: number | null
  late: 'agent' | 'pass' | 'nothing'
}

export interface Table {
  id: string
  name: string
  game: string
  options: Record<string, Value>
  status: 'waiting' | 'playing' | 'over'
  host: string
  pace: Pace
  spectators: boolean
  protected: boolean
  /** Strangers are told no names here, so some are empty for them. */
  private: boolean
  origin: Origin
  seats: Seat[]
  winners: number[] | null
  to_move: number | null
  /** The agents here think less than usual, since many games are played. */
  hurried: boolean
  talk: Talk
  /** The table at which the same people play again; empty if there is none. */
  next: string
  /** How many choices were made, and when the last one, in seconds since 1970. */
  choices: number
  touched: number
}

/** A legal choice. `fields` say what it touches: clearings, cards, a count. */
export interface Action {
  text: string
  label: string
  verb: string
  law: string
  fields: Record<string, number | string>
}

export interface Blocked {
  action: Action
  law: string
  why: string
}

export interface Decision {
  seat: number
  law: string
  prompt: string
  question: string
  who: string
  yours: boolean
  can_undo: boolean
  /** Empty unless yours, and so is what is blocked. */
  actions: Action[]
  blocked: Blocked[]
  /** The kinds of the actions, each once; what lets go comes last. */
  verbs: VerbInfo[]
  /** By field and value of the actions: what people call it. */
  names: Record<string, Record<string, string>>
  /** Whose pieces the actions send: the seat's, or those of a hireling that it commands. */
  party: number
  /** From where to where the pieces go that are asked about. */
  way?: [number, number] | null
  /** The others are told one's answer at this moment at the earliest, where its timing could tell what one holds. */
  told_from?: number | null
}

/** A kind of action in a decision. */
export interface VerbInfo {
  verb: string
  title: string
  /** What it takes at least; empty for nothing. */
  cost: string
  /** How many such choices are left, where the question counts them. */
  left: string
  law: string
  /** Why nothing of it may be done; empty where something may. */
  why: string
  ends_turn: boolean
  /** It gives something up, so that no mere click does it. */
  deliberate: boolean
}

export interface LogLine {
  n: number
  text: string
  law: string | null
  what: string
  args: Record<string, number | string>
}

/** What happened at the table beside the game; it stands before the line with the number `after`. */
export interface Notice {
  n: number
  at: number
  after: number
  kind: string
  text: string
}

/** What someone said, in words or by an emote; it stands in the log like a notice. */
export interface ChatLine {
  n: number
  at: number
  after: number
  /** None for who looks on. */
  seat: number | null
  who: string
  text: string
  emote: string | null
}

/** Someone asks the others to let them take a choice back. */
export interface Offer {
  seat: number
  who: string
  revision: number
  /** The seats that have not answered yet. */
  awaits: number[]
}

export interface Outcome {
  winners: number[]
  /** By seat; null for who has left the score track. */
  points: (number | null)[]
  law: string
}

export interface Snapshot {
  type: 'snapshot'
  table: Table
  revision: number
  you: number | null
  view: unknown
  decision: Decision | null
  /** The newest of the lines from there on; the others are to be asked for. */
  log: LogLine[]
  /** Those that stand after a line from `log_from` on. */
  notices: Notice[]
  /** Lines from this number on replace those known before. */
  log_from: number
  /** The number of the next event: ask for what comes `since` it. */
  events: number
  outcome: Outcome | null
  clock: Clock | null
  /** Whether you may take back the last choice, whoever decides now. */
  can_undo: boolean
  lesson: Lesson | null
  /** Those that stand after a line from `log_from` on. */
  chat: ChatLine[]
  offer: Offer | null
  /** Whether you may ask the others to let you take a choice back. */
  can_ask: boolean
}

/** What a tutorial says at this moment; only the last step asks for a choice. */
export interface Lesson {
  name: string
  /** What one plays afterwards, if the game has factions, and with which options. */
  faction: string
  options: Record<string, Value>
  /** The number of the first of these steps, and how many the tutorial has. */
  first: number
  of: number
  /** Each points at parts of the screen, or at what fields of actions name: `clearing 5`. None while the others answer. */
  steps: { text: string; look: string[] }[]
  asked: string | null
}

export interface Clock {
  /** Seconds since 1970 at which the seat that decides is late. */
  deadline: number | null
  /** Seconds for the whole game that each seat still has. */
  left: number[] | null
}

export interface Frame {
  view: unknown
  log: LogLine[]
  seat: number | null
  label: string
  /** By seat, also where the view hides them: the game is over. Null for who has left the score track. */
  points?: (number | null)[]
  traces: Trace[]
}

/** How the table stood after a step of the rules, with which there were so many events: a snapshot's view. */
export interface Moment {
  events: number
  view: unknown
}

/** Some moments of a game, from the `first` on; there are so many `moments` in all. */
export interface ReplayPage {
  table: Table
  first: number
  moments: number
  frames: Frame[]
}

/** What something that happened left on the map: warriors moved from an `origin`, a battle with the `other` … */
export interface Trace {
  kind: 'move' | 'battle' | 'conquest' | 'loss'
  seat: number
  place: number
  count: number
  origin?: number
  other?: number
}

/** How likely each seat was to win, at moments that are numbers of frames. */
export interface Chances {
  moments: number[]
  chances: number[][]
}

/** A choice for which there was a better one, which the line begins with. */
export interface Costly {
  at: number
  seat: number
  chosen: string
  chance: number
  better_chance: number
  line: Move[]
}

/** A finished game looked back at: chances at moments that are numbers of frames, and what cost each seat most. */
export interface Analysis extends Chances {
  done: boolean
  source: 'learned' | 'judge'
  costly: Costly[]
  real: number
  weighed: number
}

export interface Paragraph {
  id: string
  summary: string
  book: string
}

export interface NewTable {
  game: string
  options: Record<string, Value>
  seats: { kind: SeatKind; agent?: string; name?: string; avatar?: string }[]
  /** Empty: it is called by its game. */
  name?: string
  host: string
  avatar?: string
  talk?: Talk
  passphrase?: string
  pace: Pace
  spectators: boolean
  record?: string
  position?: string
  fork?: { table: string; until: number }
}

export interface Created {
  table: Table
  host_token: string
  seats: { seat: number; token: string }[]
}

/** A choice that might be made. */
export interface Move {
  seat: number
  label: string
}

export interface HintLine {
  action: string
  label: string
  why: string
  chance: number
  points: number
  /** What might follow in this turn. */
  then: Move[]
}

export interface Hint {
  action: string
  label: string
  why: string
  source: '' | 'learned' | 'judge'
  before: number | null
  /** The best choices, this one first; none where nobody thought. */
  lines: HintLine[]
}

/** What the bots of a table with real pieces were told and did: a turn, the setup, or what was edited. */
export interface Clockwork {
  /** The bot that played. */
  seat: number | null
  steps: ClockworkStep[]
  /** What was told and drawn so far: sent back with one more answer. */
  told: string[]
  question: ClockworkQuestion | null
  /** Whether it is through: then the position of the table is to be kept. */
  done: boolean
  table: ClockworkTable
}

/** What is to be done with the real pieces, and how the table looks afterwards. */
export interface ClockworkStep {
  lines: LogLine[]
  view: unknown
}

export interface ClockworkQuestion {
  kind: string
  /** Whether it is drawn or rolled; otherwise a person decides. */
  chance: boolean
  /** Whether the server may draw it: what lies under a real ruin only people can see. */
  drawable: boolean
  seat: number | null
  who: string
  law: string
  text: string
  answers: ClockworkAnswer[]
}

export interface ClockworkAnswer {
  answer: string
  label: string
  suit: string | null
  count: number
  action: Action | null
}

export interface ClockworkTable {
  position: string
  view: unknown
  figures: Figures
  options: Record<string, Value>
  seats: ClockworkSeat[]
  /** Whose turn comes. */
  turn: number
  /** The next bot; null: the game is over. */
  next: number | null
  over: boolean
  outcome: Outcome | null
}

export interface ClockworkSeat {
  seat: number
  faction: string
  label: string
  bot: boolean
  called: string
  /** How many cards a person holds. */
  hand: number | null
  pieces: string[]
}

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
  const { error } = (await answer.json().catch(() => ({}))) as { error?: Partial<Refused> }
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
