// A table as one seat sees it, kept up to date: by WebSocket, by asking every few seconds where that fails, and with an
// honest word about which of the two it is.
import { ask, insist, liveAddress, Refused, requestId, Unreachable } from './api'
import type { Accepted, ChatLine, Hint, Language, LogLine, LogPage, Notice, Preview, Snapshot } from './api'

export type Connection = 'joining' | 'live' | 'polling' | 'lost'

const POLL_EVERY = 2000
const SILENCE = 60_000
const LONGEST_WAIT = 8000

/** The log with what came new; what was taken back is gone. */
export function joinLog(log: readonly LogLine[], fresh: readonly LogLine[], from: number): LogLine[] {
  return [...log.filter((line) => line.n < from), ...fresh]
}

/** Where lines are missing, since a snapshot has the newest only: the last such place, as [from, until]. */
export function gapIn(log: readonly LogLine[]): [number, number] | null {
  for (let at = log.length - 1; at >= 0; at--) {
    const from = at === 0 ? 0 : log[at - 1].n + 1
    if (log[at].n > from) return [from, log[at].n]
  }
  return null
}

/** The notices, or what was said, with those that came new. They are kept in the order in which they happened. */
export function joinNotices<Kind extends Notice | ChatLine>(
  notices: readonly Kind[],
  fresh: readonly Kind[],
  from: number,
): Kind[] {
  return [...notices.filter(({ after }) => after < from), ...fresh].sort((a, b) => a.n - b.n)
}

/** What stands among the lines of the log: a notice, or what was said. */
export type Aside = Omit<Notice, 'kind'>

/** All that is to be read in the log, in order: each notice before the line that it stands before. */
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
  /** What happened since the last look, to be shown; empty at first sight. */
  news = $state.raw<LogLine[]>([])
  connection = $state<Connection>('joining')
  refused = $state.raw<Refused | null>(null)
  /** Whether a choice is on its way. */
  busy = $state(false)

  #socket: WebSocket | null = null
  #wait = 500
  #timers = new Set<ReturnType<typeof setTimeout>>()
  #silence: ReturnType<typeof setTimeout> | undefined
  #stopped = false
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

  /** Changes the language: everything that was told is told again, and stays in sight until then. */
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

  /** Makes a choice, and waits for what comes of it. Sending it twice does it once, so it is sent until it is answered. */
  act(action: string, confirm = false, careful = false): Promise<void> {
    return this.#change('actions', { action, confirm, careful })
  }

  undo(): Promise<void> {
    return this.#change('undo', {})
  }

  /** Asks the others to let one take the last choice back; alone among machines it is taken back at once. */
  askBack(): Promise<void> {
    return this.#change('takeback', {})
  }

  /** Lets someone take their choice back, or not. */
  async answerBack(revision: number, accept: boolean): Promise<void> {
    await this.#tell('takeback/answer', { revision, accept })
  }

  /** Says something: a text, or an emote. */
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

  /** What a choice would do, by what the seat knows. */
  preview(action: string): Promise<Preview> {
    const body = { action, revision: this.snapshot?.revision ?? 0 }
    return ask<Preview>(`/tables/${this.table}/preview`, { method: 'POST', body, token: this.token })
  }

  /** Waits until the table is known as it is since a choice: until then, what could be chosen before is out of date. */
  #told(revision: number): Promise<void> {
    return new Promise((resolve) => {
      this.#arrived = () => {
        if (this.#stopped || (this.snapshot?.revision ?? 0) >= revision) resolve()
      }
      this.#arrived()
    })
  }

  /** Waits until nothing is on its way any more, whatever came of it. */
  async settled(): Promise<void> {
    while (this.busy) await this.#onItsWay.catch(() => {})
  }

  /** One change at a time: what comes while another is on its way goes after it. */
  async #change(what: string, choice: object): Promise<void> {
    while (this.busy) await this.#onItsWay.catch(() => {}) // no gap before it is busy again: others wait as well
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

  /** A connection that says nothing for long, not even a ping, is a dead one. */
  #listen(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#socket?.close(), SILENCE)
  }

  async #poll(): Promise<void> {
    if (this.#stopped || this.connection === 'live') return
    await this.#look()
    this.#later(POLL_EVERY, () => void (this.#socket?.readyState === WebSocket.OPEN || this.#poll()))
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

  /** Asks for the lines that are missing, the newest first. What was taken back or told anew meanwhile is left out. */
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
