// A table as one seat sees it, kept up to date by WebSocket, or by polling if that fails. The page shows which of the
// two is used.
import { ask, insist, liveAddress, Refused, requestId, Unreachable } from './api'
import type { Accepted, ChatLine, Hint, Language, LogLine, LogPage, Notice, Preview, Snapshot } from './api'

export type Connection = 'joining' | 'live' | 'polling' | 'lost'

const POLL_EVERY = 2000
const SILENCE = 60_000
/** Some proxies let a WebSocket wait for ever. After this time the page asks by itself. */
const PATIENCE = 4000
const LONGEST_WAIT = 8000

/** The log with new lines. Lines that were undone are removed. */
export function joinLog(log: readonly LogLine[], fresh: readonly LogLine[], from: number): LogLine[] {
  return [...log.filter((line) => line.n < from), ...fresh]
}

/** The last gap in the log, as [from, until]. Gaps exist because a snapshot contains only the newest lines. */
export function gapIn(log: readonly LogLine[]): [number, number] | null {
  for (let at = log.length - 1; at >= 0; at--) {
    const from = at === 0 ? 0 : log[at - 1].n + 1
    if (log[at].n > from) return [from, log[at].n]
  }
  return null
}

/** The notices or chat messages with the new ones, in the order in which they happened. */
export function joinNotices<Kind extends Notice | ChatLine>(
  notices: readonly Kind[],
  fresh: readonly Kind[],
  from: number,
): Kind[] {
  return [...notices.filter(({ after }) => after < from), ...fresh].sort((a, b) => a.n - b.n)
}

/** An entry between log lines: a notice or a chat message. */
export type Aside = Omit<Notice, 'kind'>

/** All entries of the log in order. Each notice comes before the line that it belongs before. */
export function interleave(lines: readonly LogLine[], notices: readonly Aside[]): (LogLine | Aside)[] {
  const all: (LogLine | Aside)[] = []
  let next = 0
  for (const line of lines) {
    while (next < notices.length && notices[next].after <= line.n) all.push(notices[next++])
    all.push(line)
  }
  return [...all, ...notices.slice(next)]
}

export class Live {
  snapshot = $state.raw<Snapshot | null>(null)
  log = $state.raw<LogLine[]>([])
  notices = $state.raw<Notice[]>([])
  chat = $state.raw<ChatLine[]>([])
  /** The log lines since the previous snapshot. Empty for the first snapshot. */
  news = $state.raw<LogLine[]>([])
  connection = $state<Connection>('joining')
  refused = $state.raw<Refused | null>(null)
  /** Whether a choice is being sent. */
  busy = $state(false)

  #socket: WebSocket | null = null
  #wait = 500
  #timers = new Set<ReturnType<typeof setTimeout>>()
  #silence: ReturnType<typeof setTimeout> | undefined
  #stopped = false
  #polling = false
  #filling = false
  #arrived = (): void => {}
  #onItsWay: Promise<unknown> = Promise.resolve()

  constructor(
    readonly table: string,
    readonly token: string | null,
    private lang: Language,
  ) {}

  start(): void {
    this.#connect()
  }

  /** Changes the language and fetches everything again. The old texts stay visible until then. */
  speak(lang: Language): void {
    if (lang === this.lang) return
    this.lang = lang
    if (this.#socket?.readyState === WebSocket.OPEN) this.#greet(this.#socket, 0)
    else if (this.snapshot) void this.#look(0)
  }

  stop(): void {
    this.#stopped = true
    this.#socket?.close()
    clearTimeout(this.#silence)
    for (const timer of this.#timers) clearTimeout(timer)
    this.#arrived()
  }

  /** Makes a choice and waits for its result. It is repeated until it is answered; repeated requests count once. */
  act(action: string, confirm = false, careful = false): Promise<void> {
    return this.#change('actions', { action, confirm, careful })
  }

  undo(): Promise<void> {
    return this.#change('undo', {})
  }

  /** Asks the other players to agree to an undo. If there are no other people, the choice is undone at once. */
  askBack(): Promise<void> {
    return this.#change('takeback', {})
  }

  /** Answers another player's request to undo. */
  async answerBack(revision: number, accept: boolean): Promise<void> {
    await this.#tell('takeback/answer', { revision, accept })
  }

  /** Sends a chat message: a text or an emote. */
  async say(words: { text: string } | { emote: string }, name: string): Promise<void> {
    const who = this.snapshot?.you === null ? { name } : {}
    await this.#tell('chat', { request: requestId(), ...words, ...who })
  }

  async #tell(what: string, body: object): Promise<void> {
    await insist(`/tables/${this.table}/${what}`, { method: 'POST', body, token: this.token, lang: this.lang })
    if (this.connection !== 'live') await this.#look()
  }

  hint(): Promise<Hint> {
    return ask<Hint>(`/tables/${this.table}/hint`, { method: 'POST', body: {}, token: this.token, lang: this.lang })
  }

  /** Returns what a choice would change, with the seat's information. */
  preview(action: string): Promise<Preview> {
    const body = { action, revision: this.snapshot?.revision ?? 0 }
    return ask<Preview>(`/tables/${this.table}/preview`, { method: 'POST', body, token: this.token })
  }

  /** Waits until the table is at this revision or later. Until then the displayed choices are out of date. */
  #told(revision: number): Promise<void> {
    return new Promise((resolve) => {
      this.#arrived = () => {
        if (this.#stopped || (this.snapshot?.revision ?? 0) >= revision) resolve()
      }
      this.#arrived()
    })
  }

  /** Waits until nothing is being sent any more, whatever the results were. */
  async settled(): Promise<void> {
    while (this.busy) await this.#onItsWay.catch(() => {})
  }

  /** Makes one change at a time. A change waits until earlier ones are answered. */
  async #change(what: string, choice: object): Promise<void> {
    while (this.busy) await this.#onItsWay.catch(() => {}) // others wait too, so no await may follow
    if (!this.snapshot || this.#stopped) return
    this.busy = true
    const sent = this.#send(what, { request: requestId(), revision: this.snapshot.revision, ...choice })
    this.#onItsWay = sent
    await sent
  }

  async #send(what: string, body: object): Promise<void> {
    try {
      const path = `/tables/${this.table}/${what}`
      const accepted = await insist<Accepted>(path, {
        method: 'POST',
        body,
        token: this.token,
        lang: this.lang,
      })
      if (this.connection !== 'live') await this.#look()
      await this.#told(accepted.revision)
    } catch (error) {
      if (error instanceof Refused && error.code === 'stale') await this.#look()
      throw error
    } finally {
      this.busy = false
    }
  }

  #connect(): void {
    if (this.#stopped) return
    const socket = new WebSocket(liveAddress(this.table))
    this.#socket = socket
    this.#later(PATIENCE, () => void this.#poll())
    socket.onopen = () => {
      this.#greet(socket, this.#since)
      this.#listen()
    }
    socket.onmessage = ({ data }) => {
      this.#listen()
      const said = JSON.parse(data as string) as Snapshot | { type: 'ping' }
      if (said.type !== 'snapshot') return
      this.connection = 'live'
      this.#wait = 500
      this.#see(said)
    }
    socket.onclose = () => {
      if (this.#stopped || this.#socket !== socket) return
      this.#socket = null
      if (this.connection === 'live') this.connection = 'lost'
      void this.#poll()
      this.#later(this.#wait, () => this.#connect())
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT)
    }
  }

  #greet(socket: WebSocket, since: number): void {
    socket.send(JSON.stringify({ token: this.token, since, revision: this.snapshot?.revision, lang: this.lang }))
  }

  get #since(): number {
    return this.snapshot?.events ?? 0
  }

  /** Closes a connection that has been silent for too long. A healthy one sends pings. */
  #listen(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#socket?.close(), SILENCE)
  }

  /** Asks for the table until live updates come. */
  async #poll(): Promise<void> {
    if (this.#polling) return
    this.#polling = true
    while (!this.#stopped && this.connection !== 'live') {
      await this.#look()
      await new Promise<void>((resolve) => this.#later(POLL_EVERY, resolve))
    }
    this.#polling = false
  }

  async #look(since = this.#since): Promise<void> {
    try {
      const seen = this.snapshot ? `&revision=${this.snapshot.revision}` : ''
      const path = `/tables/${this.table}/state?since=${since}${seen}`
      this.#see(await ask<Snapshot>(path, { token: this.token, lang: this.lang }))
      if (this.connection !== 'live') this.connection = 'polling'
    } catch (error) {
      if (error instanceof Refused) {
        this.refused = error
        this.stop()
      } else if (error instanceof Unreachable) {
        this.connection = 'lost'
      } else {
        throw error
      }
    }
  }

  #see(snapshot: Snapshot): void {
    const before = this.snapshot
    if (before && snapshot.revision < before.revision) return
    this.news = before ? snapshot.log.filter((line) => line.n >= before.events) : []
    this.log = joinLog(this.log, snapshot.log, snapshot.log_from)
    this.notices = joinNotices(this.notices, snapshot.notices, snapshot.log_from)
    this.chat = joinNotices(this.chat, snapshot.chat, snapshot.log_from)
    this.snapshot = snapshot
    this.#arrived()
    if (before && before.you !== snapshot.you && this.#socket?.readyState === WebSocket.OPEN)
      this.#greet(this.#socket, 0)
    void this.#fill()
  }

  /** Fetches missing log lines, the newest first. If the gap or the language has changed meanwhile, the result is
   * dropped. */
  async #fill(): Promise<void> {
    if (this.#filling) return
    this.#filling = true
    try {
      for (let gap = gapIn(this.log); gap && !this.#stopped; gap = gapIn(this.log)) {
        const [from, until] = gap
        const lang = this.lang
        const path = `/tables/${this.table}/log?from=${from}&until=${until}`
        const told = await insist<LogPage>(path, { token: this.token, lang })
        const missing = told.log.filter(({ n }) => n >= from && n < until)
        if (missing.length === 0) return
        const now = gapIn(this.log)
        if (now?.[0] === from && now[1] === until && lang === this.lang)
          this.log = [...this.log.filter(({ n }) => n < from), ...missing, ...this.log.filter(({ n }) => n >= until)]
      }
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error
    } finally {
      this.#filling = false
    }
  }

  #later(wait: number, then: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      then()
    }, wait)
    this.#timers.add(timer)
  }
}
