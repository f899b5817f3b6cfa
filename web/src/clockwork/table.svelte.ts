// A table with real pieces on the screen: how it stands, the turn in progress, and the requests to the server, one at a
// time. Everything that must survive a reload is stored by `tables.svelte.ts`.
import {
  Refused,
  type Clockwork,
  type ClockworkFact,
  type ClockworkOrder,
  type Decision,
  type Preview,
  type RealTableInfo,
} from '../api'
import type { Asker } from '../choice.svelte'
import { told } from '../refusals'
import type { RootView } from '../root/view'
import { go } from '../route.svelte'
import { ahead } from './ahead'
import { acted, edited, setupTold, turnTold, type Deed } from './asking'
import { enter, find, follow, historyOf, keep, positionAt } from './sharing'
import {
  change,
  entry,
  forget,
  fresh,
  goTo,
  positionOf,
  sittingAt,
  stand,
  type Entry,
  type Running,
  type Sitting,
} from './tables.svelte'
import { viewOf } from './view'
import { tell } from './words'

/** What the table waits for: answers of a setup, a bot's turn, a person's turn, or nothing, because the game is over,
 * because the page knows no map, or because others enter the turns. */
export type Mode = 'setup' | 'bot' | 'person' | 'light' | 'look' | 'over'

/** For so many milliseconds after a turn ended, nothing ends the next one. */
const SECOND_TAP = 600
export const FACTS = 'facts'
const RIGHT = 'right'

/** An order with its place in the turn. */
export interface Task {
  order: ClockworkOrder
  /** The number of its step. */
  step: number
  phase: RootView['phase']
}

/** A deed with its name, and with the seat that does it. */
interface Doing {
  deed: Deed
  seat: number
  title: string
}

export class Table implements Asker {
  answer = $state.raw<Clockwork | null>(null)
  /** The view before the turn in progress. */
  before = $state.raw<RootView | null>(null)
  /** The facts on which the turn has depended so far. */
  facts = $state.raw<ClockworkFact[]>([])
  /** A person's deed that waits for an answer. */
  doing = $state.raw<Doing | null>(null)
  /** A typed line, as the server understands it, before it counts. */
  trial = $state.raw<{ text: string; found: Clockwork } | null>(null)
  busy = $state(false)
  /** Whether a turn has only just begun, so that a tap may still be meant for the one before. */
  justBegun = $state(false)
  problem = $state('')

  readonly sitting: Sitting
  readonly mode: Mode | null
  /** What there is to do with the real pieces, in order. */
  readonly tasks: Task[]
  /** The question of a person's turn. */
  readonly decision: Decision | null
  readonly snapshot: Asker['snapshot']

  #queue: Promise<void> = Promise.resolve()

  constructor(
    readonly id: string,
    private learn: (found: Clockwork['table']) => void,
  ) {
    this.sitting = $derived(sittingAt(id)!)
    this.mode = $derived.by(() => {
      const { answer, sitting } = this
      if (!answer) return null
      if (this.looking) return answer.table.over ? 'over' : 'look'
      if (sitting.running) return sitting.running.seat === null ? 'setup' : 'bot'
      if (answer.table.over) return 'over'
      return answer.may || this.doing ? 'person' : 'light'
    })
    this.tasks = $derived(
      (this.answer?.steps ?? []).flatMap(({ orders, view }, step) =>
        orders.map((order) => ({ order, step, phase: viewOf(view).phase })),
      ),
    )
    this.decision = $derived(this.doing ? null : (this.answer?.may?.decision ?? null))
    this.snapshot = $derived({ decision: this.decision, revision: this.sitting.now, can_undo: this.canUndo })
  }

  /** Whether only others can enter turns. */
  get looking(): boolean {
    const { shared } = this.sitting
    return shared !== null && shared.token === null
  }

  get canUndo(): boolean {
    const { now, running } = this.sitting
    if (this.looking) return false
    return now > 0 || (running?.told.length ?? 0) > 0
  }

  // ---- requests

  /** Makes one request at a time, so that a tap during a request is not lost. */
  #inTurn(doing: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(async () => {
      this.busy = true
      this.problem = ''
      try {
        await doing()
      } catch (error) {
        this.problem = told(error)
      }
      this.busy = false
    })
    return this.#queue
  }

  settled = (): Promise<void> => this.#queue

  #hear(found: Clockwork): void {
    this.learn(found.table)
    this.answer = found
  }

  /** Fetches what the page shows: in another language, or when the user returns to the page. */
  look = (): Promise<void> => this.#inTurn(() => this.#show())

  async #show(): Promise<void> {
    this.doing = this.trial = null
    const position = positionOf(this.sitting)
    if (this.looking) this.#hear(await edited(position, []))
    else if (position) await this.#arrive(await edited(position, []))
    else await this.#resume(this.sitting.running!)
  }

  /** Shows a table as it stands. A person's turn begins by itself, and so does a bot's. */
  async #arrive(found: Clockwork): Promise<void> {
    const { table } = found
    const { running, light } = this.sitting
    const seat = running?.seat ?? table.acting ?? table.turn
    this.before = viewOf(table.view)
    if (table.over) return this.#hear(found)
    if (table.seats[seat].bot) return this.#resume(running ?? fresh(seat))
    if (light || found.may) return this.#hear(found)
    const begun = await acted(table.position, {}, this.sitting.draws)
    this.doing = begun.question ? { deed: {}, seat, title: '' } : null
    this.#hear(begun)
  }

  /** Adds a position to the history, and goes on from there. */
  async #stand(found: Clockwork, title: string, seat: number | null, lines: string[]): Promise<void> {
    await this.#enter(entry(found.table.position, { title, seat, lines }))
    await this.#arrive(found)
    const { acting, turn } = found.table
    if (seat === (acting ?? turn)) return
    this.justBegun = true
    setTimeout(() => (this.justBegun = false), SECOND_TAP)
  }

  /** Adds an entry to the history, first to that of the server, which may refuse it. */
  async #enter(next: Entry): Promise<void> {
    const { shared } = this.sitting
    const info = shared && (await enter(shared, next).catch(this.#late))
    stand(this.id, next)
    if (shared && info) change(this.id, { shared: { ...shared, revision: info.revision } })
  }

  /** If somebody else has entered a turn, that turn counts. */
  #late = async (error: unknown): Promise<never> => {
    if (error instanceof Refused && error.code === 'stale') await this.hear(await find(this.sitting.shared!))
    throw error
  }

  // ---- setup and turns of bots

  #told(running: Running, told: (string | null)[]): Promise<Clockwork> {
    const { setup, draws } = this.sitting
    const position = positionOf(this.sitting)
    return position ? turnTold(position, running.seat, { told, draw: draws }) : setupTold(setup!, { told, draw: draws })
  }

  /** Plays as far as the answers reach. Facts that a map shows count as right. */
  async #resume(running: Running): Promise<void> {
    this.facts = []
    const setup = running.seat === null
    await this.#goOn(running, await this.#told(running, setup ? running.told : []), setup ? [] : running.told)
  }

  async #goOn(running: Running, found: Clockwork, given: readonly (string | null)[]): Promise<void> {
    const left = [...given]
    while (found.question) {
      const shown = found.question.kind === FACTS && !this.sitting.light
      if (shown) this.facts = [...this.facts, ...found.question.facts]
      else if (left.length === 0) break
      found = await this.#told(running, [...found.told, shown ? RIGHT : left.shift()!])
    }
    // Every request of a setup has another random seed, so what the server drew is stored too.
    change(this.id, { running: running.seat === null ? { ...running, told: found.told } : running })
    this.#hear(found)
  }

  /** Answers the question. Null lets the server draw or roll. */
  reply = (given: (string | null)[], heard = ''): Promise<void> =>
    this.#inTurn(async () => {
      const { running } = this.sitting
      if (!running)
        return this.#do({ ...this.doing!, deed: { ...this.doing!.deed, told: [...this.answer!.told, ...given] } })
      const next = { ...running, told: [...running.told, ...given], heard, ...this.#allDone() }
      await this.#goOn(next, this.answer!, given)
    })

  /** The progress of a turn whose orders so far were carried out. */
  #allDone = (): Pick<Running, 'at' | 'from'> => ({ at: this.tasks.length, from: this.tasks.length })

  /** Takes the last answer back. What was to do before it remains carried out. */
  retell = (): Promise<void> =>
    this.#inTurn(async () => {
      const { running } = this.sitting
      if (!running) return this.#show()
      await this.#resume({ ...running, told: running.told.slice(0, -1), heard: '' })
      change(this.id, { running: { ...this.sitting.running!, ...this.#allDone() } })
    })

  tick = (at: number, from?: number): void => {
    const running = this.sitting.running!
    change(this.id, { running: { ...running, at, from: from ?? Math.min(at, running.from) } })
  }

  /** Ends the turn or the setup that was carried out. */
  keep = (): Promise<void> =>
    this.#inTurn(async () => {
      const { seat } = this.sitting.running!
      const found = this.answer!
      change(this.id, { running: null })
      const lines = this.tasks.map(({ order }) => order.text)
      await this.#stand(found, this.titleOf(seat), seat, lines)
    })

  /** Lets another bot have its turn first. */
  play = (seat: number): Promise<void> => this.#inTurn(() => this.#resume(fresh(seat)))

  titleOf = (seat: number | null): string =>
    seat === null ? tell('setting-up') : tell('turn-of', { who: this.answer!.table.seats[seat].label })

  // ---- turns of people

  async #do(doing: Doing): Promise<void> {
    const found = await acted(positionOf(this.sitting), doing.deed, this.sitting.draws)
    this.trial = null
    this.doing = found.question ? doing : null
    if (found.question) return this.#hear(found)
    const lines = found.steps.flatMap(({ lines }) => lines.map(({ text }) => text))
    await this.#stand(found, found.read.join(' ') || doing.title || tell('turn-ended'), doing.seat, lines)
  }

  deed = (deed: Deed): Promise<void> =>
    this.#inTurn(() => {
      const { acting, turn } = this.answer!.table
      const title = this.decision?.actions.find(({ text }) => text === deed.actions?.[0])?.label ?? ''
      return this.#do({ deed, seat: acting ?? turn, title })
    })

  act = (action: string): Promise<void> => this.deed({ actions: [action] })

  preview = async (action: string): Promise<Preview> => {
    await this.settled()
    if (!this.decision?.actions.some(({ text }) => text === action))
      throw new Error('this action is no longer possible')
    const found = await acted(positionOf(this.sitting), { actions: [action] }, this.sitting.draws)
    return ahead(viewOf(this.answer!.table.view), found, this.sitting.now)
  }

  /** Reads a typed line without doing it. */
  read = (text: string): Promise<void> =>
    this.#inTurn(async () => {
      this.trial = text ? { text, found: await acted(positionOf(this.sitting), { text }, this.sitting.draws) } : null
    })

  // ---- by hand

  edit = (...commands: string[]): Promise<void> =>
    this.#inTurn(async () => {
      const { running } = this.sitting
      const found = await edited(positionOf(this.sitting), commands)
      const seat = running?.seat ?? this.answer!.table.turn
      await this.#enter(entry(found.table.position, { title: tell('by-hand'), seat, lines: commands }))
      if (running) change(this.id, { running: { ...running, at: 0, from: 0 } })
      await this.#arrive(found)
    })

  // ---- history

  undo = (): Promise<void> => {
    const { running, history } = this.sitting
    if (running && running.told.length > 0) return this.retell()
    return this.goTo(history.findIndex(({ position }) => position === positionOf(this.sitting)) - 1)
  }

  redo = (): Promise<void> => this.goTo(this.sitting.now + 1)

  /** Goes to a moment of the history. At a shared table that is another entry, so that nothing is lost. */
  goTo = (place: number): Promise<void> =>
    this.#inTurn(async () => {
      const { shared, history } = this.sitting
      if (shared) {
        const { position, seat, title } = history[place]
        const text = position || (await positionAt(shared, place))
        await this.#enter(entry(text, { seat, title: tell('back-to', { title }) }))
      } else goTo(this.id, place)
      await this.#show()
    })

  // ---- sharing

  share = (): Promise<void> =>
    this.#inTurn(async () => {
      const { history, now } = this.sitting
      const last = history[now]
      const shared = await keep(this.sitting, { ...last, title: last.title || tell('history-begin') })
      change(this.id, { shared, history: [last], now: 0 })
    })

  /** Takes over what others have entered. */
  async hear(info: RealTableInfo): Promise<void> {
    const { shared, history } = this.sitting
    if (!shared || info.revision <= shared.revision) return
    const told = historyOf(info, history)
    change(this.id, {
      shared: { ...shared, revision: info.revision },
      history: told,
      now: told.length - 1,
      running: null,
    })
    await this.#show()
  }

  /** Follows a shared table until the returned function is called. */
  follow(): (() => void) | undefined {
    const { shared } = this.sitting
    return shared ? follow(shared, (info) => void this.#inTurn(() => this.hear(info))) : undefined
  }

  /** Forgets the table. */
  leave = (): void => {
    forget(this.id)
    go('#/clockwork')
  }

  set = (changed: Partial<Pick<Sitting, 'draws' | 'light'>>): Promise<void> => {
    change(this.id, changed)
    return this.look()
  }
}
