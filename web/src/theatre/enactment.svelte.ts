// The animation of some log lines: beat by beat, with the table to draw meanwhile. It can be paused and stopped at any
// time.
import type { LogLine } from '../api'
import { beatsOf, CLIMB, MOST_STEPS, paced, RISING, type Act, type Beat, type Travel } from './acts'
import { kindOf, type Kind } from '../kinds'
import { lengthOf, wayOf, type Stage } from './stage'

/** Without animation, results are shown for this time. */
const HELD = 1200

/** Whether animation is off. */
export const still = (): boolean => globalThis.document?.documentElement.dataset.motion !== 'on'

/** Acts that are shown even without animation. The other changes are visible on the table. */
const STILL_SEEN = new Set(['battle', 'scene', 'roll', 'turn', 'rise'])

const stillSeen = (beats: readonly Beat[]): Act[] =>
  beats.flatMap(({ acts }) => acts).filter(({ kind }) => STILL_SEEN.has(kind))

export interface Script {
  lines: readonly LogLine[]
  /** The earlier log. */
  log: readonly LogLine[]
  you: number | null
  /** The table before and after. Null stands for the current table. */
  before: unknown
  after: unknown
  /** The duration relative to the brisk speed, and that of the time in which a result is only looked at. */
  tempo: number
  hold?: number
  /** Milliseconds before the first act. */
  lead?: number
}

/** The duration of a beat in milliseconds. */
export const lastsFor = ({ ms, hold = 0 }: Beat, tempo: number, holding: number): number =>
  (ms - hold) * tempo + hold * holding

export class Enactment {
  beat = $state.raw<Beat | null>(null)
  /** The line that is currently animated. */
  playing = $state.raw<LogLine | null>(null)
  /** The table to draw during the animation. */
  picture = $state.raw<unknown>(null)
  /** The first line whose animation has not ended. Null if nothing is animated. */
  pending = $state<number | null>(null)
  tempo = $state(1)
  hold = $state(1)
  running = $state(true)

  #timer: ReturnType<typeof setTimeout> | undefined
  #next: (() => void) | null = null
  #due = 0
  #left = 0
  #round = 0

  constructor(
    private stage: Stage | undefined,
    private hear: (line: LogLine) => void = () => {},
    /** Loads what draws the animation. Null if it is there already. */
    private raise: () => Promise<void> | null = () => null,
  ) {}

  /** Animates some lines and calls `done` at the end. */
  play(script: Script, done: () => void): void {
    this.stop()
    this.tempo = script.tempo
    this.hold = script.hold ?? script.tempo
    const beats = this.beatsOf(script)
    const quiet = still()
    this.picture = quiet || beats.length === 0 ? script.after : script.before
    const end = (): void => {
      this.stop()
      this.picture = script.after
      done()
    }
    const begin = (): void => {
      if (quiet) this.#hold(beats, end)
      else if (script.lead && beats.length > 0) this.#wait(script.lead, () => this.#act(beats, 0, end))
      else this.#act(beats, 0, end)
    }
    if (!quiet && beats[0]) this.pending = firstTold(beats[0].lines)
    const loading = (quiet ? stillSeen(beats) : beats).length > 0 ? this.raise() : null
    if (!loading) return begin()
    const round = this.#round
    const loaded = (): void => {
      if (round === this.#round) begin()
    }
    loading.then(loaded, loaded)
  }

  /** Whether something is being animated, or is about to be. */
  get acting(): boolean {
    return this.beat !== null || this.pending !== null
  }

  /** The beats of a script. */
  beatsOf({ lines, log, you, before, after }: Omit<Script, 'tempo'>): Beat[] {
    const { stage } = this
    if (!stage) return []
    const fights = [before, after].map((view) => view !== null && stage.fights(view)) as [boolean, boolean]
    return beatsOf(stage.game, lines, log, you, fights)
  }

  /** How many milliseconds a script takes. */
  lengthOf(script: Omit<Script, 'tempo'>, tempo: number): number {
    const beats = this.beatsOf(script)
    if (still()) return stillSeen(beats).length > 0 ? HELD * tempo : 0
    return beats.reduce((sum, beat) => sum + lastsFor(beat, tempo, tempo), 0)
  }

  /** Stops the animation. */
  stop(): void {
    this.#round++
    clearTimeout(this.#timer)
    this.#next = null
    this.beat = this.playing = this.pending = null
    this.running = true
  }

  pause(): void {
    if (!this.running) return
    this.running = false
    clearTimeout(this.#timer)
    this.#left = Math.max(0, this.#due - performance.now())
  }

  resume(): void {
    if (this.running) return
    this.running = true
    if (this.#next) this.#wait(this.#left, this.#next)
  }

  /** Without animation: shows all results at once, and important acts for a moment. */
  #hold(beats: Beat[], end: () => void): void {
    const acts = stillSeen(beats)
    const lines = beats.flatMap(({ lines }) => lines)
    lines.forEach((line) => this.hear(line))
    if (acts.length === 0) return end()
    const last = acts.findLast(({ kind }) => kind === 'battle' || kind === 'scene' || kind === 'roll')
    const shown = acts.filter((act) => act === last || act.kind === 'rise' || (act.kind === 'turn' && !last))
    this.playing = lines.at(-1) ?? null
    this.beat = { acts: shown, lines, ms: HELD, apart: 0 }
    this.#wait(HELD * this.tempo, end)
  }

  #act(beats: Beat[], at: number, end: () => void): void {
    if (!beats[at]) return end()
    const beat = paced(beats[at], (act) => this.#length(act))
    const { lines, apart, tempo } = { ...beat, tempo: this.tempo }
    this.beat = beat
    this.pending = firstTold(lines)
    // Pieces that fall in a battle stay until it is decided.
    const fought = beat.acts.some(({ kind }) => kind === 'battle')
    if (!fought) for (const line of lines) this.#draw('leave', line)
    const next = (): void => {
      this.pending = lines.at(-1)!.n + 1
      this.#act(beats, at + 1, end)
    }
    const step = Math.min(apart, beat.ms / lines.length)
    const times = (beat.times ?? lines.map((_, number) => number * step)).map((time) => time * tempo)
    this.#tell(lines, times, 0, (told) => {
      if (beat.acts.some(({ kind }) => kind === 'rise'))
        this.#wait(Math.max(0, RISING * tempo - told), () => this.#climb(lines, next))
      else
        this.#wait(Math.max(0, lastsFor(beat, tempo, this.hold) - told), () => {
          if (fought) for (const line of lines) this.#draw('leave', line)
          for (const line of lines) this.#draw('arrive', line)
          const over = beat.acts.some((act) => act.kind === 'battle' && !act.stays)
          if (over && this.stage && this.picture !== null) this.picture = this.stage.endBattle(this.picture)
          next()
        })
    })
  }

  /** The length of a stack's route on the map as it is drawn now. */
  #length(act: Travel): number | null {
    const way = this.stage && this.picture !== null ? wayOf(this.stage, this.picture, act) : []
    return way.length > 1 ? lengthOf(way) : null
  }

  /** Adds scored points one by one, so that the marker climbs. */
  #climb(lines: readonly LogLine[], then: () => void): void {
    const most = Math.max(1, ...lines.map(({ args }) => Math.abs(Number(args.points ?? args.coins ?? 0))))
    const steps = Math.min(MOST_STEPS, most)
    const climb = (step: number): void => {
      if (step === steps) return then()
      for (const line of lines) this.#draw('arrive', shareOf(line, step, steps))
      this.#wait(CLIMB * this.tempo, () => climb(step + 1))
    }
    climb(0)
  }

  /** Announces each line as its act begins. `then` gets the time of the last. */
  #tell(lines: readonly LogLine[], times: readonly number[], told: number, then: (told: number) => void): void {
    const [line, ...rest] = lines
    if (!line) return then(told)
    const tell = (): void => {
      this.playing = line
      this.hear(line)
      this.#tell(rest, times.slice(1), times[0], then)
    }
    if (times[0] > told) this.#wait(times[0] - told, tell)
    else tell()
  }

  #draw(how: 'leave' | 'arrive', line: LogLine): void {
    if (this.picture !== null && this.stage) this.picture = this.stage[how](this.picture, line)
  }

  #wait(ms: number, then: () => void): void {
    this.#next = then
    this.#due = performance.now() + ms
    if (this.running) this.#timer = setTimeout(then, ms)
    else this.#left = ms
  }
}

/** Kinds of lines that announce something. They are told when the act that follows begins. */
const ANNOUNCING = new Set<Kind | undefined>(['turn', 'order'])

/** The number of the first line that is only told when its act is over. */
const firstTold = (lines: readonly LogLine[]): number =>
  lines.find((line) => !ANNOUNCING.has(kindOf(line)))?.n ?? lines.at(-1)!.n + 1

/** A line of points with only its share for one step of several. Any other line is complete at the first step. */
function shareOf(line: LogLine, step: number, steps: number): LogLine {
  const { points, coins } = line.args
  const share = (amount: number): number =>
    Math.trunc((amount * (step + 1)) / steps) - Math.trunc((amount * step) / steps)
  if (typeof points === 'number') return { ...line, args: { ...line.args, points: share(points) } }
  if (typeof coins === 'number') return { ...line, args: { ...line.args, coins: share(coins) } }
  return step === 0 ? line : { ...line, what: '' }
}
