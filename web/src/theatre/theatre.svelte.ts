// What happened, as one person watches it: a queue of steps, each acted out from its lines of the log, that runs at the
// chosen speed, can be paused and gone through by hand, and is left behind at any time. It holds nobody up: what can be
// chosen is always that of now, and who chooses is in the present.
import { Unreachable, type LogLine, type Snapshot } from '../api'
import type { Happening } from '../board'
import type { Live } from '../live.svelte'
import { settings } from '../settings.svelte'
import { hear } from '../sound/sound'
import type { Beat } from './acts'
import { Enactment, still } from './enactment.svelte'
import type { Stage } from './stage'
import {
  begunBy,
  happeningIn,
  lasting,
  machinesAt,
  machinesTurns,
  momentsOf,
  recalled,
  stepsOf,
  tempoOf,
  turnsIn,
  within,
  type Speed,
  type Step,
} from './steps'

/** Milliseconds after which the present is shown, if the server does not tell how it came about. Who has paused waits. */
const PATIENCE = 10_000
/** Who wants everything at once hears so many of the last lines. */
const HEARD_AT_ONCE = 3

/** By table: up to which event its players at this device have watched. Who takes it next goes on from there. */
const watched = new Map<string, number>()

export class Theatre {
  running = $state(true)
  readonly #enactment: Enactment
  #steps = $state.raw<Step[]>([])
  #at = $state(0)
  /** How many snapshots are queued whose steps are still to come. */
  #awaited = $state(0)
  /** The table before the first step. */
  #before = $state.raw<unknown>(null)
  #from = $state(0)
  /** Whether it is left behind, or came to its end: the present is shown. */
  #done = $state(true)
  /** Whether turns of machines are among the steps: they are told, with their reasons, and not only acted out. */
  #told = $state(false)
  /** Whether it is what happened while one waited, told once more: one goes through it by hand. */
  #recalled = $state(false)
  #seen: Snapshot | null = null
  /** Snapshots are told in their order, whatever time each takes. */
  #queue = Promise.resolve()
  #round = 0
  /** Each ends a wait for the server. */
  readonly #waits = new Set<() => void>()
  #patience: ReturnType<typeof setTimeout> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly live: Live,
    stage?: Stage,
  ) {
    this.#enactment = new Enactment(stage, (line) => hear(line, this.#seen?.you ?? null))
  }

  /** The past is told, or about to be: it is looked at, and nothing in it can be pointed at. */
  get showing(): boolean {
    return !this.#done && (this.#told || !this.running)
  }

  /** The past is told once more because someone asked for it. */
  get recalling(): boolean {
    return !this.#done && this.#recalled
  }

  /** Something is acted out, or about to be. */
  get acting(): boolean {
    return !this.#done
  }

  /** The line that is acted out now. */
  get playing(): LogLine | null {
    return this.#enactment.playing
  }

  /** What the stage shows now. */
  get beat(): Beat | null {
    return this.#enactment.beat
  }

  /** How many times as long as brisk it takes. */
  get tempo(): number {
    return this.#enactment.tempo
  }

  /** Whether what the stage shows goes on. */
  get moving(): boolean {
    return this.#enactment.running
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

  /** Whether turns of machines can be watched once more. */
  get past(): boolean {
    return this.#done && this.#told
  }

  /** The table to be shown instead of the present one. Where nothing moves, what people did is there at once. */
  get view(): unknown {
    if (this.#done || (!this.#told && still())) return null
    if (this.step) return this.#enactment.picture
    return this.#steps.at(-1)?.view ?? this.#before
  }

  get happening(): Happening | null {
    return this.#told ? (this.step?.happening ?? null) : null
  }

  /** The lines that the step tells. */
  get lines(): LogLine[] {
    const { step } = this
    return step ? this.live.log.filter(({ n }) => n >= step.from && n < step.until) : []
  }

  /** The log up to what is shown. */
  get log(): LogLine[] {
    if (this.#done || (!this.#told && still())) return this.live.log
    const { step, playing } = this
    const acted = step?.asked && playing ? playing.n + 1 : step?.until
    const until = acted ?? this.#steps.at(-1)?.until ?? this.#from
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
    if (before && snapshot.log_from < known) return this.hurry() // something was taken back
    const news = log.filter(({ n }) => n >= known)
    if (news.length === 0) return
    if (settings.unfold === 'instant') {
      this.hurry()
      for (const line of news.slice(-HEARD_AT_ONCE)) hear(line, snapshot.you)
      return
    }
    const turns = machinesTurns(log, news, machines)
    if (turns) this.#tell(snapshot, news, before?.view ?? null, turns)
    else this.#act(snapshot, known, before?.view ?? null)
  }

  /** A person acted, or wants to see the present: it is shown. */
  hurry = (): void => {
    this.#round++
    this.#awaited = 0
    this.#giveUp()
    this.#finish()
  }

  /** Tells once more, from one line on, the steps to which some lines belong, in this order: each is acted out over the
   * table as it stood then, and waits. `before` is the table before the first line of the log that is asked for, `from`. */
  async recall(lines: readonly LogLine[], line: LogLine, from: number, before: unknown): Promise<void> {
    const stepOf = (steps: readonly Step[]): number => steps.findIndex((step) => within(step, line))
    if (!this.recalling || stepOf(this.#steps) < 0) {
      this.hurry()
      const round = this.#round
      const { table, token, snapshot } = this.live
      const asked = momentsOf(table, token, Math.max(0, from - 1), snapshot?.events ?? from)
      const moments = await this.#inTime(asked).catch(() => [])
      const steps = recalled(this.live.log, moments, lines, from, before)
      if (round !== this.#round || stepOf(steps) < 0) return
      this.#begin(from, before, true)
      this.#recalled = true
      this.#steps = steps
    }
    this.running = false
    this.#to(stepOf(this.#steps), true)
  }

  /** By hand: one step back or on, and then it waits. */
  go(by: 1 | -1): void {
    this.running = false
    this.#to(Math.max(0, this.#at + by), by > 0)
  }

  pause(): void {
    this.running = !this.running
    if (this.running) this.#enactment.resume()
    else this.#enactment.pause()
    this.#bePatient()
    this.plan()
  }

  /** Shows once more what was shown last. */
  again = (): void => {
    this.#done = false
    this.running = true
    this.#to(0, true)
  }

  /** Goes on by itself when the step has lasted; to be asked for again when the speed changes. */
  plan(): void {
    clearTimeout(this.#timer)
    const speed = this.#speed
    if (speed === 'instant') this.hurry()
    else if (this.running && this.step && !this.beat) {
      const wait = lasting(speed, this.step, this.lines.length)
      this.#timer = setTimeout(() => this.#to(this.#at + 1, true), wait)
    }
  }

  /** Who wants everything at once, and yet asks for it once more, wants to see it. */
  get #speed(): Speed {
    return this.#recalled && settings.unfold === 'instant' ? 'brisk' : settings.unfold
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#enactment.stop()
    this.#round++
    const { step } = this
    const seen = this.#done ? this.#seen?.events : (step?.from ?? this.#from)
    if (seen !== undefined) watched.set(this.live.table, seen)
  }

  /** What people did, as one step that is acted out. */
  #act(snapshot: Snapshot, known: number, before: unknown): void {
    const step = later(this.live.log, known, snapshot)
    if (this.#done) {
      this.#begin(known, before, false)
      this.#steps = [{ ...step, before }]
      this.#to(0, true)
    } else this.#enqueue(async () => [step])
  }

  #tell(snapshot: Snapshot, news: LogLine[], before: unknown, turns: [number, number]): void {
    if (this.#done) this.#begin(turns[0], before, true)
    else this.#told = true
    this.#enqueue(async () => {
      const moments = await this.#inTime(momentsOf(this.live.table, this.live.token, news[0].n, snapshot.events))
      const [first, ...more] = stepsOf(this.live.log, moments, turns, before)
      const steps = first ? [{ ...first, lead: news[0].n, before }, ...more] : []
      return turns[1] < snapshot.events ? [...steps, later(this.live.log, turns[1], snapshot)] : steps
    })
  }

  /** What the server tells, unless that takes too long. */
  async #inTime<T>(asked: Promise<T>): Promise<T> {
    let giveUp = (): void => {}
    const late = new Promise<never>((_, refuse) => (giveUp = () => refuse(new Unreachable())))
    this.#waits.add(giveUp)
    this.#bePatient()
    return Promise.race([asked, late]).finally(() => this.#waits.delete(giveUp))
  }

  /** Waits for the server from now on, and no end of it while one has paused. */
  #bePatient(): void {
    clearTimeout(this.#patience)
    this.#patience = setTimeout(() => {
      if (this.running || this.#done) this.#giveUp()
    }, PATIENCE)
  }

  #giveUp(): void {
    for (const giveUp of this.#waits) giveUp()
  }

  /** A queue of its own. */
  #begin(from: number, before: unknown, told: boolean): void {
    this.#steps = []
    this.#at = 0
    this.#before = before
    this.#from = from
    this.#told = told
    this.#recalled = false
    this.#done = false
    this.running = true
  }

  /** Puts steps behind those that wait. Where they cannot be had, for whatever reason, the present is shown. */
  #enqueue(find: () => Promise<Step[]>): void {
    const round = this.#round
    this.#awaited++
    this.#queue = this.#queue.then(async () => {
      if (round !== this.#round) return
      const steps = await find().catch(() => [])
      if (round !== this.#round) return
      this.#awaited--
      const waits = this.step === null
      this.#steps = [...this.#steps, ...steps]
      if (waits) this.#to(this.#at, true)
    })
  }

  /** Shows a step, which is acted out if one comes to it from the one before; beyond the last one, the present. */
  #to(at: number, onwards: boolean): void {
    clearTimeout(this.#timer)
    this.#at = Math.min(at, this.#steps.length)
    const { step } = this
    if (!step && this.#awaited === 0) return this.#finish()
    if (!step) return this.#enactment.stop()
    const speed = this.#speed
    if (speed === 'instant') return this.hurry()
    const { log } = this.live
    const from = step.lead ?? step.from
    this.#enactment.play(
      {
        lines: onwards ? log.filter(({ n }) => n >= from && n < step.until) : [],
        log: log.filter(({ n }) => n < from),
        you: this.#seen?.you ?? null,
        before: step.before ?? this.#steps[this.#at - 1]?.view ?? this.#before,
        after: step.view,
        tempo: tempoOf(speed, step, this.#steps.length - this.#at - 1),
      },
      () => this.plan(),
    )
  }

  #finish(): void {
    clearTimeout(this.#timer)
    this.#enactment.stop()
    this.#done = true
  }
}

/** What came after a known event, as one step. */
function later(log: readonly LogLine[], from: number, { events, view }: Snapshot): Step {
  const known = log.filter(({ n }) => n < events)
  const lines = known.filter(({ n }) => n >= from)
  return { from, until: events, seat: turnsIn(known).at(-1) ?? null, view, happening: happeningIn(lines), asked: true }
}
