// The events as one person watches them: a queue of steps, each animated from its log lines. It runs at the chosen
// speed and can be paused, stepped through and skipped. It never delays a choice: the choices are always the current
// ones, and choosing skips to the present.
import { Unreachable, type LogLine, type Snapshot } from '../api'
import type { Happening } from '../board'
import type { Live } from '../live.svelte'
import { kindOf, type Kind } from '../kinds'
import { turnOf } from '../seen'
import { settings } from '../settings.svelte'
import { hear } from '../sound/sound'
import type { Beat } from './acts'
import { Enactment, still, type Script } from './enactment.svelte'
import { paceFor, ROUND, runFrom } from './pace'
import type { Stage } from './stage'
import {
  AIMED,
  begunBy,
  happeningIn,
  lasting,
  linesIn,
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

/** Milliseconds to wait for the server before the present is shown. There is no limit while the player has paused. */
const PATIENCE = 10_000
/** With the instant speed, this number of the last lines is audible. */
const HEARD_AT_ONCE = 3

/** The kinds of lines that are outcomes. */
const TENSE = new Set<Kind | undefined>(['battle', 'dice', 'upheaval', 'end'])

/** By table: the number of the events that were watched at this device. The next player continues there. */
const watched = new Map<string, number>()

export class Theatre {
  running = $state(true)
  readonly #enactment: Enactment
  #steps = $state.raw<Step[]>([])
  /** The displayed steps: the first and the last of those that are shown together. */
  #first = $state(0)
  #at = $state(0)
  /** The number of queued snapshots whose steps are not known yet. */
  #awaited = $state(0)
  /** The table before the first step. */
  #before = $state.raw<unknown>(null)
  #from = $state(0)
  /** Whether the queue has ended or was skipped, so the present is shown. */
  #done = $state(true)
  /** Whether the steps contain bots' turns. These are shown with their reasons as well as animated. */
  #told = $state(false)
  /** Whether past events are shown again. The player then steps through them by hand. */
  #recalled = $state(false)
  #seen: Snapshot | null = null
  /** By the line that began a bot's turn: how many milliseconds it was shown, with loading but without pauses. */
  readonly #spent = new Map<number, number>()
  /** When the displayed steps, or loading them, began, and how long that may take. Longer than that is a pause. */
  #since = { at: 0, turn: null as number | null, most: 0 }
  /** What the displayed steps are waited for after their animation, in milliseconds. */
  #rest = 0
  /** Keeps snapshots in order, however long each takes. */
  #queue = Promise.resolve()
  #round = 0
  /** Functions that end a wait for the server. */
  readonly #waits = new Set<() => void>()
  #patience: ReturnType<typeof setTimeout> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  readonly #shown: Step | null

  constructor(
    readonly live: Live,
    private stage?: Stage,
    raise?: () => Promise<void> | null,
  ) {
    this.#shown = $derived(joined(this.#steps.slice(this.#first, this.#at + 1)))
    this.#enactment = new Enactment(stage, (line) => hear(line, this.#seen?.you ?? null), raise)
  }

  /** Whether the past is shown or about to be shown. Nothing in it can be picked. */
  get showing(): boolean {
    return !this.#done && (this.#told || !this.running)
  }

  /** Whether the past is shown again on request. */
  get recalling(): boolean {
    return !this.#done && this.#recalled
  }

  /** Whether something is animated or about to be. */
  get acting(): boolean {
    return !this.#done
  }

  /** The line that is currently animated. */
  get playing(): LogLine | null {
    return this.#enactment.playing
  }

  /** The beat that the stage currently plays. */
  get beat(): Beat | null {
    return this.#enactment.beat
  }

  /** The duration relative to the brisk speed, and that of the time in which a result is only looked at. */
  get tempo(): number {
    return this.#enactment.tempo
  }

  get hold(): number {
    return this.#enactment.hold
  }

  /** Whether the animation is running, not paused. */
  get moving(): boolean {
    return this.#enactment.running
  }

  /** The displayed step. Steps that are shown together count as one. */
  get step(): Step | null {
    return this.#done ? null : this.#shown
  }

  get number(): number {
    return this.#at + 1
  }

  get steps(): number {
    return this.#steps.length
  }

  /** Whether bots' turns can be watched again. */
  get past(): boolean {
    return this.#done && this.#told
  }

  /** The table to show in place of the current one. Without animation, choices of people take effect at once. */
  get view(): unknown {
    if (this.#done || (!this.#told && still())) return null
    if (this.step) return this.#enactment.picture
    return this.#steps.at(-1)?.view ?? this.#before
  }

  get happening(): Happening | null {
    return this.#told ? (this.step?.happening ?? null) : null
  }

  /** The lines of the current step whose animation has ended. */
  get lines(): LogLine[] {
    const { step } = this
    return step ? this.log.filter(({ n }) => n >= step.from) : []
  }

  /** The log up to the displayed moment. A line appears when its animation has ended, so the log gives nothing away. */
  get log(): LogLine[] {
    if (this.#done || (!this.#told && still())) return this.live.log
    const until = this.#enactment.pending ?? this.step?.until ?? this.#steps.at(-1)?.until ?? this.#from
    return this.live.log.filter(({ n }) => n < until)
  }

  /** Whether the outcome of something is still to be shown, so nothing else may tell it. */
  get suspense(): boolean {
    if (this.#done || this.#recalled) return false
    if (this.#told) return this.#midway
    if (still()) return false
    const shown = this.log.at(-1)?.n ?? -1
    return this.live.log.some((line) => line.n > shown && TENSE.has(kindOf(line)))
  }

  /** Whether the present is in the midst of a bot's turn. A question there tells what the bot did. */
  get #midway(): boolean {
    const { snapshot } = this.live
    return snapshot !== null && machinesAt(snapshot.table).has(turnOf(snapshot.view) ?? -1)
  }

  /** Receives a new snapshot. */
  see(snapshot: Snapshot): void {
    const { log } = this.live
    const machines = machinesAt(snapshot.table)
    const before = this.#seen
    const known = before?.events ?? watched.get(this.live.table) ?? (begunBy(machines, log) ? 0 : undefined)
    this.#seen = snapshot
    if (known === undefined || before?.revision === snapshot.revision) return
    if (before && snapshot.log_from < known) return this.hurry() // a choice was undone
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

  /** Skips to the present, because the player acted or asked for it. */
  hurry = (): void => {
    this.#round++
    this.#awaited = 0
    this.#giveUp()
    this.#finish()
  }

  /** Shows the steps of some lines again, in this order. It begins at `line` and waits after each step, unless it goes
   * `on`. Each step is animated over the table of its time. `before` is the table before the line `from`, the first to
   * fetch. */
  async recall(lines: readonly LogLine[], line: LogLine, from: number, before: unknown, on = false): Promise<void> {
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
    this.running = on
    this.#goOn(stepOf(this.#steps))
  }

  /** Moves one step back or forward by hand, and then waits. */
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

  /** Shows the last steps again. */
  again = (): void => {
    this.#done = false
    this.running = true
    this.#spent.clear()
    this.#since = { at: 0, turn: null, most: 0 }
    this.#goOn(0)
  }

  /** Continues automatically after the time of the step. Call it again when the speed changes. */
  plan(): void {
    clearTimeout(this.#timer)
    const speed = this.#speed
    if (speed === 'instant') this.hurry()
    else if (this.running && this.step && !this.#enactment.acting) {
      this.#timer = setTimeout(() => this.#goOn(this.#at + 1), this.#rest)
    }
  }

  /** With the instant speed, events that are shown again on request are animated all the same. */
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

  /** Animates what people did as one step. */
  #act(snapshot: Snapshot, known: number, before: unknown): void {
    const step = later(this.live.log, known, snapshot)
    if (this.#done) {
      this.#begin(known, before, false)
      this.#steps = [{ ...step, before }]
      this.#to(0, true)
    } else this.#enqueue(async () => [step])
  }

  #tell(snapshot: Snapshot, news: LogLine[], before: unknown, turns: [number, number]): void {
    if (this.#done) {
      this.#begin(turns[0], before, true)
      this.#since = { at: performance.now(), turn: null, most: LOADING }
    } else this.#told = true
    this.#enqueue(async () => {
      const moments = await this.#inTime(momentsOf(this.live.table, this.live.token, news[0].n, snapshot.events))
      const [first, ...more] = stepsOf(this.live.log, moments, turns, before)
      const steps = first ? [{ ...first, lead: news[0].n, before }, ...more] : []
      return turns[1] < snapshot.events ? [...steps, later(this.live.log, turns[1], snapshot)] : steps
    })
  }

  /** Waits for an answer of the server, but not longer than PATIENCE. */
  async #inTime<T>(asked: Promise<T>): Promise<T> {
    let giveUp = (): void => {}
    const late = new Promise<never>((_, refuse) => (giveUp = () => refuse(new Unreachable())))
    this.#waits.add(giveUp)
    this.#bePatient()
    return Promise.race([asked, late]).finally(() => this.#waits.delete(giveUp))
  }

  /** Restarts the time limit for the server. There is no limit while the player has paused. */
  #bePatient(): void {
    clearTimeout(this.#patience)
    this.#patience = setTimeout(() => {
      if (this.running || this.#done) this.#giveUp()
    }, PATIENCE)
  }

  #giveUp(): void {
    for (const giveUp of this.#waits) giveUp()
  }

  /** Starts a new queue. */
  #begin(from: number, before: unknown, told: boolean): void {
    this.#steps = []
    this.#first = this.#at = 0
    this.#before = before
    this.#from = from
    this.#told = told
    this.#recalled = false
    this.#done = false
    this.running = true
  }

  /** Appends steps to the queue. If they cannot be fetched, for whatever reason, the present is shown. */
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
      if (waits) this.#goOn(this.#at)
    })
  }

  /** Shows the next steps by itself: those of one kind together. */
  #goOn(at: number): void {
    if (!this.running || at >= this.#steps.length) return this.#to(at, true)
    this.#to(at, true, this.#lastFrom(at))
  }

  /** Shows steps. They are animated if the player moves forward to them. After the last step the present is shown. */
  #to(first: number, onwards: boolean, last = first): void {
    clearTimeout(this.#timer)
    this.#first = Math.min(first, this.#steps.length)
    this.#at = Math.min(last, this.#steps.length)
    const { step } = this
    if (!step && this.#awaited === 0) return this.#finish()
    if (!step) return this.#enactment.stop()
    const speed = this.#speed
    if (speed === 'instant') return this.hurry()
    const script = this.#scriptOf(step, first, onwards)
    const plain = tempoOf(speed, step, 0)
    const natural = this.#naturally(script, step, speed)
    this.#spend(this.#turnOf(step))
    const pace = step.asked || this.#recalled || !this.running ? 1 : this.#paceAt(first, speed)
    this.#since.most = 2 * pace * (natural.acts + natural.rest)
    this.#rest = pace * natural.rest
    this.#enactment.play(
      {
        ...script,
        lead: script.lead * pace * plain,
        tempo: pace * tempoOf(speed, step, this.#steps.length - this.#at - 1),
        hold: pace * plain, // losses are seen for as long, whatever waits
      },
      () => this.plan(),
    )
  }

  /** Adds the time since the last steps to their turn, and starts counting for another one. */
  #spend(next: number): void {
    const { at, turn, most } = this.#since
    const now = performance.now()
    const whose = turn ?? next
    this.#spent.set(whose, (this.#spent.get(whose) ?? 0) + Math.min(now - at, most))
    this.#since = { at: now, turn: next, most: 0 }
  }

  #scriptOf(step: Step, first: number, onwards: boolean): Plan {
    const { log } = this.live
    const from = step.lead ?? step.from
    const together = step !== this.#steps[first]
    const aims = together && linesIn(log, step.from, step.until).some(({ what }) => AIMED.has(what))
    return {
      lead: aims && onwards && !still() ? AIMING : 0,
      lines: onwards ? linesIn(log, from, step.until) : [],
      log: linesIn(log, 0, from),
      you: this.#seen?.you ?? null,
      before: step.before ?? this.#steps[first - 1]?.view ?? this.#before,
      after: step.view,
    }
  }

  /** How many milliseconds the animation of a step takes, and the reading of its lines beyond that. */
  #naturally(script: Plan, step: Step, speed: Exclude<Speed, 'instant'>): Natural {
    const tempo = tempoOf(speed, step, 0)
    const acts = script.lead * tempo + this.#enactment.lengthOf(script, tempo)
    if (step.asked) return { acts, rest: 0 }
    const reading = lasting(speed, step, script.lines.length || this.lines.length)
    return { acts, rest: Math.max(acts > 0 ? BREATH : 0, reading - acts) }
  }

  /** The pace at which the steps from here on are shown, so that a round takes no longer than it may. */
  #paceAt(first: number, speed: Exclude<Speed, 'instant'>): number {
    const snapshot = this.#seen!
    const turns = new Set<number>()
    let natural = 0
    let at = first
    let seat: number | null = null
    while (at < this.#steps.length) {
      const last = this.#lastFrom(at)
      const step = joined(this.#steps.slice(at, last + 1))!
      if (!step.asked) {
        turns.add(this.#turnOf(step))
        seat = step.seat
        const { acts, rest } = this.#naturally(this.#scriptOf(step, at, true), step, speed)
        natural += acts + rest
      }
      at = last + 1
    }
    const unfinished = seat !== null && turnOf(snapshot.view) === seat && snapshot.table.status === 'playing'
    const share = (ROUND * tempoOf(speed, this.#steps[first], 0)) / Math.max(1, machinesAt(snapshot.table).size)
    return paceFor([...turns], share, this.#spent, natural, unfinished)
  }

  #lastFrom(at: number): number {
    const { stage } = this
    return runFrom(this.#steps, this.live.log, at, ({ view }) => view !== null && Boolean(stage?.fights(view)))
  }

  /** The line that began the turn of a step. */
  #turnOf({ from, until }: Step): number {
    const began = this.live.log.findLast(({ n, what }) => n < until && what === 'turn_began')
    return began?.n ?? from
  }

  #finish(): void {
    clearTimeout(this.#timer)
    this.#enactment.stop()
    this.#done = true
  }
}

/** Milliseconds between steps that are read before their animation is over. */
const BREATH = 300

/** Milliseconds for which targets are shown before what is done there. */
const AIMING = 400

type Plan = Omit<Script, 'tempo' | 'hold'> & { lead: number }

/** Milliseconds of loading that count as time of a turn. */
const LOADING = 2000

interface Natural {
  acts: number
  rest: number
}

/** Several steps as one. */
function joined(steps: readonly Step[]): Step | null {
  const [first, ...more] = steps
  if (!first || more.length === 0) return first ?? null
  const { until, view } = more.at(-1)!
  const places = new Set(steps.flatMap(({ happening }) => happening.places))
  const way = steps.findLast(({ happening }) => happening.way)?.happening.way ?? null
  return { ...first, until, view, happening: { places: [...places], way } }
}

/** Everything after a known event as one step. */
function later(log: readonly LogLine[], from: number, { events, view }: Snapshot): Step {
  const known = log.filter(({ n }) => n < events)
  const lines = known.filter(({ n }) => n >= from)
  return { from, until: events, seat: turnsIn(known).at(-1) ?? null, view, happening: happeningIn(lines), asked: true }
}
