// The turns of machines as one person watches them: a queue of steps that runs at the chosen speed, can be paused and
// gone through by hand, and is left behind at any time. It holds nobody up: what can be chosen is always that of now.
import { Unreachable, type LogLine, type Snapshot } from '../api'
import type { Happening } from '../board'
import type { Live } from '../live.svelte'
import { settings } from '../settings.svelte'
import {
  begunBy,
  happeningIn,
  lasting,
  machinesAt,
  machinesTurns,
  momentsOf,
  stepsOf,
  turnsIn,
  type Step,
} from './unfolding'

/** Milliseconds after which the present is shown, if the server does not tell how it came about. */
const PATIENCE = 4000

/** By table: up to which event its players at this device have watched. Who takes it next goes on from there. */
const watched = new Map<string, number>()

export class Unfolding {
  /** What came new and is not told step by step. */
  news = $state.raw<LogLine[]>([])
  running = $state(true)
  #steps = $state.raw<Step[]>([])
  #at = $state(0)
  /** How many snapshots are queued whose steps are still to come. */
  #awaited = $state(0)
  /** The table before the first step, while that is awaited. */
  #before = $state.raw<unknown>(null)
  #from = $state(0)
  /** Whether it is left behind, or came to its end: the present is shown. */
  #done = $state(true)
  #seen: Snapshot | null = null
  /** Snapshots are told in their order, whatever time each takes. */
  #queue = Promise.resolve()
  #round = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly live: Live) {}

  /** The past is shown, or about to be. */
  get showing(): boolean {
    return !this.#done
  }

  get step(): Step | null {
    return this.#done ? null : (this.#steps[this.#at] ?? null)
  }

  get number(): number {
    return this.#at + 1
  }

  get steps(): number {
    return this.#steps.length
  }

  /** Whether they can be watched once more. */
  get past(): boolean {
    return this.#done && this.#steps.length > 0
  }

  /** The table to be shown instead of the present one. */
  get view(): unknown {
    return this.#done ? null : ((this.step ?? this.#steps.at(-1))?.view ?? this.#before)
  }

  get happening(): Happening | null {
    return this.step?.happening ?? null
  }

  /** The lines that the step tells. */
  get lines(): LogLine[] {
    const { step } = this
    return step ? this.live.log.filter(({ n }) => n >= step.from && n < step.until) : []
  }

  /** The log up to what is shown. */
  get log(): LogLine[] {
    if (this.#done) return this.live.log
    const until = (this.step ?? this.#steps.at(-1))?.until ?? this.#from
    return this.live.log.filter(({ n }) => n < until)
  }

  /** Takes in what the table has come to. */
  see(snapshot: Snapshot): void {
    const { log } = this.live
    const machines = machinesAt(snapshot.table)
    const before = this.#seen
    const known = before?.events ?? watched.get(this.live.table) ?? (begunBy(machines, log) ? 0 : undefined)
    this.#seen = snapshot
    if (known === undefined || before?.revision === snapshot.revision) return
    if (before && snapshot.log_from < known) return this.skip() // something was taken back
    const news = log.filter(({ n }) => n >= known)
    const turns = settings.unfold === 'once' ? null : machinesTurns(log, news, machines)
    if (turns) this.#tell(snapshot, news, before?.view ?? null, turns)
    else if (this.#done) this.news = before ? news : []
    else this.#enqueue(news, async () => [later(log, known, snapshot)])
  }

  /** Leaves it behind: the present is shown. */
  skip = (): void => {
    this.#round++
    this.#awaited = 0
    this.#finish()
  }

  /** By hand: one step back or on, and then it waits. */
  go(by: 1 | -1): void {
    this.running = false
    this.#to(Math.max(0, this.#at + by))
  }

  pause(): void {
    this.running = !this.running
    this.plan()
  }

  /** Shows once more what was shown last. */
  again = (): void => {
    this.#done = false
    this.running = true
    this.#to(0)
  }

  /** Goes on by itself when the step has lasted; to be asked for again when the speed changes. */
  plan(): void {
    clearTimeout(this.#timer)
    if (settings.unfold === 'once') this.skip()
    else if (this.running && this.step)
      this.#timer = setTimeout(() => this.#to(this.#at + 1), lasting(settings.unfold, this.step, this.lines.length))
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#round++
    const { step } = this
    const seen = this.#done ? this.#seen?.events : (step?.from ?? this.#from)
    if (seen !== undefined) watched.set(this.live.table, seen)
  }

  #tell(snapshot: Snapshot, news: LogLine[], before: unknown, turns: [number, number]): void {
    if (this.#done) {
      this.#steps = []
      this.#at = 0
      this.#before = before
      this.#from = turns[0]
      this.#done = false
      this.running = true
      this.news = before ? news.filter(({ n }) => n < turns[0]) : []
    }
    this.#enqueue(news, async () => {
      const moments = await Promise.race([
        momentsOf(this.live.table, this.live.token, news[0].n, snapshot.events),
        late(),
      ])
      const steps = stepsOf(this.live.log, moments, turns, before)
      return turns[1] < snapshot.events ? [...steps, later(this.live.log, turns[1], snapshot)] : steps
    })
  }

  /** Puts steps behind those that wait. Where they cannot be had, for whatever reason, what came new is only mentioned. */
  #enqueue(news: LogLine[], find: () => Promise<Step[]>): void {
    const round = this.#round
    this.#awaited++
    this.#queue = this.#queue.then(async () => {
      if (round !== this.#round) return
      const steps = await find().catch(() => [])
      if (round !== this.#round) return
      if (steps.length === 0) this.news = news
      this.#awaited--
      const waits = this.step === null
      this.#steps = [...this.#steps, ...steps]
      if (waits) this.#to(this.#at)
    })
  }

  /** Shows a step; beyond the last one, the present. */
  #to(at: number): void {
    this.#at = Math.min(at, this.#steps.length)
    if (at < this.#steps.length || this.#awaited > 0) this.plan()
    else this.#finish()
  }

  #finish(): void {
    clearTimeout(this.#timer)
    this.#done = true
  }
}

const late = (): Promise<never> => new Promise((_, refuse) => setTimeout(() => refuse(new Unreachable()), PATIENCE))

/** What came after a known event, as one step. */
function later(log: readonly LogLine[], from: number, { events, view }: Snapshot): Step {
  const known = log.filter(({ n }) => n < events)
  const lines = known.filter(({ n }) => n >= from)
  return { from, until: events, seat: turnsIn(known).at(-1) ?? null, view, happening: happeningIn(lines), asked: true }
}
