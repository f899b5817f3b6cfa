// A table with real pieces on the screen: how it stands, the turn in progress, and the requests to the server, one at a
// time. Everything that must survive a reload is stored by `tables.svelte.ts`.
import {
  Refused,
  type Action,
  type Clockwork,
  type ClockworkFact,
  type ClockworkOrder,
  type ClockworkQuestion,
  type Decision,
  type Preview,
  type RealTableInfo,
} from '../api'
import type { Asker } from '../choice.svelte'
import { narrow } from '../choose'
import { told } from '../refusals'
import type { RootView } from '../root/view'
import { go } from '../route.svelte'
import { ahead } from './ahead'
import { acted, edited, setupTold, turnTold, type Deed } from './asking'
import { enter, find, follow, historyOf, keep, show, type Common } from './sharing'
import {
  change,
  entry,
  forget,
  fresh,
  goTo,
  originOf,
  positionOf,
  sittingAt,
  stand,
  timeline,
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
const PASS = 'pass'
/** The event that a turn began, which its title says. */
const BEGAN = 'turn_began'
const PASSES = [PASS, 'stop']

/** What a question asks whom, so that it can be recognized when it comes again. */
export const questionOf = ({ law, seat }: ClockworkQuestion): string => `${law} ${seat}`

/** The answer that declines a question, if there is one. */
export const declineOf = ({ chance, answers }: ClockworkQuestion): string | undefined =>
  chance ? undefined : answers.find(({ action }) => action?.verb === PASS)?.answer

/** A decision without its refusals: at a real table one simply does what comes next, or ends the turn. */
function withoutPasses(decision: Decision | null): Decision | null {
  const actions = decision?.actions.filter(({ verb }) => !PASSES.includes(verb)) ?? []
  if (!decision || actions.length === 0) return decision
  return { ...decision, actions, verbs: decision.verbs.filter(({ verb }) => !PASSES.includes(verb)) }
}

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

/** Somebody else has entered a turn first. */
class Late extends Error {}

export class Table implements Asker {
  answer = $state.raw<Clockwork | null>(null)
  /** The view before the turn in progress. */
  before = $state.raw<RootView | null>(null)
  /** A person's deed that waits for an answer. */
  doing = $state.raw<Doing | null>(null)
  /** A typed line, as the server understands it, before it counts. */
  trial = $state.raw<{ text: string; found: Clockwork } | null>(null)
  /** The answers of a question that a place of the map leaves open. Null for all of them. */
  there = $state.raw<readonly string[] | null>(null)
  busy = $state(false)
  /** Whether a turn has only just begun, so that a tap may still be meant for the one before. */
  justBegun = $state(false)
  problem = $state('')

  readonly sitting: Sitting
  readonly mode: Mode | null
  /** The facts of the map on which the turn has depended so far. */
  readonly facts: ClockworkFact[]
  /** What there is to do with the real pieces, in order. */
  readonly tasks: Task[]
  /** The question of a person's turn. */
  readonly decision: Decision | null
  /** What the people at the table can answer by pointing at the map. */
  readonly pointed: Action[]
  readonly snapshot: Asker['snapshot']

  /** The number of steps that the beginning of the turn has shown. The first deed of the turn repeats them. */
  #begun = 0
  #queue: Promise<void> = Promise.resolve()
  #telling: Promise<void> = Promise.resolve()
  /** The number of times that the others have not been told yet how far this device has come. */
  #untold = 0

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
    this.facts = $derived(this.sitting.light ? [] : (this.answer?.facts ?? []))
    this.tasks = $derived(
      (this.answer?.steps ?? []).flatMap(({ orders, view }, step) =>
        orders.map((order) => ({ order, step, phase: viewOf(view).phase })),
      ),
    )
    this.decision = $derived(this.doing ? null : withoutPasses(this.answer?.may?.decision ?? null))
    this.pointed = $derived.by(() => {
      const { answer, sitting, looking } = this
      if (looking || !answer?.question || answer.question.chance || (!sitting.running && !this.doing)) return []
      return answer.question.answers.flatMap(({ answer, action }) => (action ? [{ ...action, text: answer }] : []))
    })
    this.snapshot = $derived({ decision: this.decision, revision: this.sitting.now, can_undo: this.canUndo })
  }

  /** Whether only others can enter turns. */
  get looking(): boolean {
    const { shared } = this.sitting
    return shared !== null && shared.token === null
  }

  get canUndo(): boolean {
    const { running } = this.sitting
    if (this.looking) return false
    return this.#nearby(-1) !== undefined || (running?.asked.length ?? 0) > 0
  }

  get canRedo(): boolean {
    return !this.looking && this.#nearby(1) !== undefined
  }

  /** The place in the history before or after the present one. */
  #nearby(by: 1 | -1): number | undefined {
    const { shared, history, now } = this.sitting
    const { path, at } = shared ? timeline(history) : { path: history.map((_, place) => place), at: now }
    return path[at + by]
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
        this.problem = error instanceof Late ? tell('entered-elsewhere') : told(error)
      }
      this.busy = false
    })
    return this.#queue
  }

  /** Hears from others when no request is on its way. A problem that is on the screen stays there. */
  #heard(info: RealTableInfo): void {
    this.#queue = this.#queue.then(() => this.hear(info)).catch((error) => void (this.problem = told(error)))
  }

  settled = (): Promise<void> => this.#queue

  #hear(found: Clockwork): void {
    this.learn(found.table)
    this.there = null
    this.answer = found
  }

  /** Fetches what the page shows: in another language, or when the user returns to the page. */
  look = (): Promise<void> => this.#inTurn(() => this.#show())

  async #show(): Promise<void> {
    this.doing = this.trial = null
    const position = positionOf(this.sitting)
    if (this.looking) await this.#lookOn(position)
    else if (position) await this.#arrive(await edited(position, []))
    else await this.#resume(this.sitting.running!)
  }

  /** Shows a table that others enter, with the bot's turn that they are carrying out. */
  async #lookOn(position: string): Promise<void> {
    const { running } = this.sitting
    const still = await edited(position, [])
    this.before = viewOf(still.table.view)
    this.#hear(running ? await this.#told(running, running.told) : still)
  }

  /** Shows a table as it stands. A person's turn begins by itself, and so does a bot's. */
  async #arrive(found: Clockwork): Promise<void> {
    const { table } = found
    const { running, light } = this.sitting
    const seat = running?.seat ?? table.acting ?? table.turn
    this.before = viewOf(table.view)
    if (table.over) return this.#hear(found)
    if (table.seats[seat].bot) return this.#resume(running ?? fresh(seat))
    this.#begun = 0
    if (light || found.may) return this.#hear(found)
    const begun = await acted(table.position, {}, this.sitting.draws)
    if (!begun.question) this.#begun = begun.steps.length
    this.doing = begun.question ? { deed: {}, seat, title: '' } : null
    this.#hear(begun)
  }

  /** Adds a position to the history, and goes on from there. */
  async #stand(found: Clockwork, title: string, seat: number | null, lines: string[]): Promise<void> {
    await this.#enter(entry(found.table.position, { title, seat, lines }))
    change(this.id, { running: null })
    await this.#arrive(found)
    this.#tellOthers()
    const { acting, turn } = found.table
    if (seat === (acting ?? turn)) return
    this.justBegun = true
    setTimeout(() => (this.justBegun = false), SECOND_TAP)
  }

  /** Adds an entry to the history, first to that of the server, which may refuse it. */
  async #enter(next: Entry): Promise<void> {
    const { shared } = this.sitting
    const info = shared && (await enter(shared, next).catch(this.#late))
    stand(this.id, info ? { ...next, position: info.position } : next)
    if (info) change(this.id, { shared: { ...this.sitting.shared!, revision: info.revision } })
  }

  /** If somebody else has entered a turn, that turn counts. */
  #late = async (error: unknown): Promise<never> => {
    if (!(error instanceof Refused && error.code === 'stale')) throw error
    await this.hear(await find(this.sitting.shared!))
    throw new Late()
  }

  // ---- setup and turns of bots

  #told(running: Running, told: (string | null)[]): Promise<Clockwork> {
    const { setup, draws, light } = this.sitting
    const position = positionOf(this.sitting)
    return position
      ? turnTold(position, running.seat, { told, draw: draws, sure: !light })
      : setupTold(setup!, { told, draw: draws })
  }

  /** Plays as far as the answers reach, with those that a person has just given. */
  async #resume(running: Running, given: (string | null)[] = []): Promise<void> {
    let found = await this.#told(running, [...running.told, ...given])
    let { asked } = running
    for (let refusal; (refusal = this.#refusal(found));) {
      asked = [...asked, found.told.length]
      found = await this.#told(running, [...found.told, refusal])
    }
    // What the server drew is stored too: every request of a setup has another random seed.
    change(this.id, { running: { ...running, asked, told: found.told } })
    this.#hear(found)
  }

  /** The answer to a question that people decline without being asked. */
  #refusal({ question }: Clockwork): string | undefined {
    return question && this.sitting.declined.includes(questionOf(question)) ? declineOf(question) : undefined
  }

  /** Tells the other devices how the table is played, and how far a bot's turn has come. */
  #tellOthers(): void {
    if (!this.sitting.shared?.token) return
    this.#untold++
    this.#telling = this.#telling.then(async () => {
      if (this.#untold === 1) await this.#tell() // else the next time tells all
      this.#untold--
    })
  }

  async #tell(): Promise<void> {
    const { shared, running, draws, light } = this.sitting
    const turn = running?.seat == null ? null : { ...running, seat: running.seat }
    const common: Common = {
      draws,
      light,
      turn: turn && { seat: turn.seat, told: turn.told, asked: turn.asked, at: turn.at },
    }
    try {
      const { shown } = await show(shared!, common)
      change(this.id, { shared: { ...this.sitting.shared!, shown } })
    } catch (error) {
      // It does not matter if the server was out of reach: the next time tells all.
      if (error instanceof Refused && error.code === 'stale') void this.#inTurn(this.#overtaken)
    }
  }

  /** Shows what another device did in the same instant. */
  #overtaken = async (): Promise<void> => {
    const own = JSON.stringify(this.sitting.running)
    await this.hear(await find(this.sitting.shared!), true)
    if (JSON.stringify(this.sitting.running) !== own) throw new Late()
  }

  /** Answers the question. Null lets the server draw or roll. */
  reply = (given: (string | null)[], heard = ''): Promise<void> =>
    this.#inTurn(async () => {
      const { running } = this.sitting
      if (!running)
        return this.#do({ ...this.doing!, deed: { ...this.doing!.deed, told: [...this.answer!.told, ...given] } })
      const asked = [...running.asked, running.told.length]
      await this.#resume({ ...running, asked, heard, ...this.#allDone() }, given)
      this.#tellOthers()
    })

  /** The progress of a turn whose orders so far were carried out. */
  #allDone = (): Pick<Running, 'at' | 'from'> => ({ at: this.tasks.length, from: this.tasks.length })

  /** Answers the question with a place of the map, or leaves the answers that this place allows. */
  answerAt = (field: string, value: unknown): void => {
    const found = narrow(this.pointed, { [field]: value }).map(({ text }) => text)
    if (found.length > 1) this.there = found
    else if (found.length === 1) {
      const heard = this.answer!.question!.answers.find(({ answer }) => answer === found[0])!.label
      void this.reply(found, heard)
    }
  }

  /** Declines a question, now and whenever it comes again. */
  declineAlways = (question: ClockworkQuestion, heard: string): Promise<void> => {
    change(this.id, { declined: [...this.sitting.declined, questionOf(question)] })
    return this.reply([declineOf(question)!], heard)
  }

  askAgain = (): void => change(this.id, { declined: [] })

  /** Takes the last answer back. What was to do before it remains carried out. */
  retell = (): Promise<void> =>
    this.#inTurn(async () => {
      this.askAgain() // else a question that is declined at once could not be reached
      const { running } = this.sitting
      if (!running) return this.#show()
      const { told, asked } = running
      await this.#resume({ ...running, told: told.slice(0, asked.at(-1)), asked: asked.slice(0, -1), heard: '' })
      change(this.id, { running: { ...this.sitting.running!, ...this.#allDone() } })
      this.#tellOthers()
    })

  tick = (at: number, from?: number): void => {
    const running = this.sitting.running!
    change(this.id, { running: { ...running, at, from: from ?? Math.min(at, running.from) } })
    this.#tellOthers()
  }

  /** Ends the turn or the setup that was carried out. */
  keep = (): Promise<void> =>
    this.#inTurn(async () => {
      const { seat } = this.sitting.running!
      const found = this.answer!
      const lines = this.tasks.map(({ order }) => order.text)
      await this.#stand(found, this.titleOf(seat), seat, lines)
    })

  /** Lets another bot have its turn first. */
  play = (seat: number): Promise<void> =>
    this.#inTurn(async () => {
      await this.#resume(fresh(seat))
      this.#tellOthers()
    })

  titleOf = (seat: number | null): string =>
    seat === null ? tell('setting-up') : tell('turn-of', { who: this.answer!.table.seats[seat].label })

  // ---- turns of people

  async #do(doing: Doing): Promise<void> {
    const played = await acted(positionOf(this.sitting), doing.deed, this.sitting.draws)
    const found = { ...played, steps: played.steps.slice(this.#begun) }
    this.trial = null
    this.doing = found.question ? doing : null
    if (found.question) return this.#hear(found)
    const told = played.steps.flatMap(({ lines }) => lines.filter(({ what }) => what !== BEGAN))
    const lines = told.map(({ text }) => text)
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
      await this.#arrive(found).catch(async (error) => {
        if (!running) throw error
        change(this.id, { running: null }) // the answers do not fit the corrected table
        await this.#arrive(found)
      })
      this.#tellOthers()
    })

  // ---- history

  undo = (): Promise<void> => {
    const { running } = this.sitting
    if (running && running.asked.length > 0) return this.retell()
    return this.#step(-1)
  }

  redo = (): Promise<void> => this.#step(1)

  async #step(by: 1 | -1): Promise<void> {
    const place = this.#nearby(by)
    if (place !== undefined) await this.goTo(place)
  }

  /** Goes to a moment of the history. At a shared table that is another entry, so that nothing is lost. */
  goTo = (place: number): Promise<void> =>
    this.#inTurn(async () => {
      const { shared, history } = this.sitting
      if (shared) {
        const origin = originOf(history, place)
        const { seat, title } = history[origin]
        await this.#enter(entry('', { seat, title: tell('back-to', { title }), back: origin + 1 }))
      } else goTo(this.id, place)
      await this.#show()
      this.#tellOthers()
    })

  // ---- sharing

  /** Keeps the table on the server, with every turn so far. */
  share = (): Promise<void> =>
    this.#inTurn(async () => {
      const { now } = this.sitting
      const history = this.sitting.history.slice(0, now + 1)
      const [first, ...later] = history.map((entry) => ({ ...entry, title: entry.title || tell('history-begin') }))
      let shared = await keep(this.sitting, first)
      for (const entry of later) shared = { ...shared, revision: (await enter(shared, entry)).revision }
      change(this.id, { shared, history })
      this.#tellOthers()
    })

  /** Takes over what others have entered, how they play, and how far a bot's turn has come. */
  async hear(info: RealTableInfo, overtaken = false): Promise<void> {
    const { shared, history, running, draws, light } = this.sitting
    if (!shared || info.revision < shared.revision || info.shown < shared.shown) return
    const later = info.revision > shared.revision
    if (!later && !overtaken && this.#untold > 0) return // the others are about to hear from this device
    change(this.id, { shared: { ...shared, revision: info.revision, shown: info.shown } })
    const turn = info.turn ?? (later || this.looking ? null : running)
    const answered = turn?.seat === running?.seat && JSON.stringify(turn?.told) === JSON.stringify(running?.told)
    const alike = !later && answered && info.draws === draws && info.light === light
    const place = turn && running && answered ? { at: turn.at, from: Math.min(turn.at, running.from) } : null
    if (alike) {
      if (place && place.at !== running!.at) change(this.id, { running: { ...running!, ...place } })
      return
    }
    const told = historyOf(info, history)
    change(this.id, {
      history: told,
      now: told.length - 1,
      draws: info.draws,
      light: info.light,
      running: turn && { heard: '', from: turn.at, ...place, ...turn, asked: turn.asked ?? [] },
    })
    await this.#show()
  }

  /** Follows a shared table until the returned function is called. */
  follow(): (() => void) | undefined {
    const { shared } = this.sitting
    return shared ? follow(shared, (info) => this.#heard(info)) : undefined
  }

  /** Forgets the table. */
  leave = (): void => {
    forget(this.id)
    go('#/clockwork')
  }

  set = (changed: Partial<Pick<Sitting, 'draws' | 'light'>>): Promise<void> => {
    const { running, light } = this.sitting
    const other = changed.light !== undefined && changed.light !== light // its questions are others
    change(this.id, { ...changed, ...(other && running && { running: fresh(running.seat) }) })
    return this.look().then(() => this.#tellOthers())
  }
}
