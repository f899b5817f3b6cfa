// The choice that is being made: the verb and the things that were chosen, what is left of the legal actions, and which one
// is ready to be made.
import { tick } from 'svelte'
import { Refused, type Action, type Decision, type Hint, type VerbInfo } from './api'
import {
  askedOf,
  found,
  narrow,
  PLACES,
  offers,
  point,
  verbsOf,
  VERB,
  type Asked,
  type Offer,
  type Picked,
} from './choose'
import { here, type Place } from './choosing/pointer'
import type { Live } from './live.svelte'
import { settings } from './settings.svelte'

/** Why an action waits to be confirmed. */
export type Doubt = 'turn_end' | 'lasting' | null

interface Early {
  prompt: string | undefined
  picked: Picked
  at: Place | null
  counts: Record<string, number>
  armed: string | null
}

const TOLD_FOR = 6000 // milliseconds that an automatic answer is told

export class Choice {
  picked = $state.raw<Picked>({})
  typed = $state('')
  counts = $state<Record<string, number>>({})
  hint = $state.raw<Hint | null>(null)
  problem = $state.raw<Error | null>(null)
  /** A hint was asked for and has not come yet. */
  thinking = $state(false)
  /** What the pointer or the focus rests on, before anything is made of it. */
  considered = $state.raw<Action | null>(null)
  /** Where something was pointed at: there the rest is asked. Null while one chooses elsewhere. */
  at = $state.raw<Place | null>(null)
  /** Whether the list of all sentences is open. */
  listed = $state(false)
  /** Whether the page is about to answer by itself. */
  answering = $state(false)
  /** What was answered without asking, for a while. */
  answered = $state.raw<Action | null>(null)
  /** What was chosen while another choice was on its way: it is made after that one, if it still can be. */
  next = $state.raw<Action | null>(null)
  /** What was chosen for `next` and could not be made any more. */
  missed = $state.raw<Action | null>(null)
  /** What was sent last, and at which revision: the same again at that revision is one tap too many. */
  #sent: { text: string; revision: number | undefined } | null = null
  /** What was picked or readied while a choice was on its way, and for which question. */
  #early: Early | null = null
  /** An action that the server wants to be confirmed, and why. */
  #doubted = $state.raw<{ action: Action; doubt: Doubt } | null>(null)
  #armed = $state<string | null>(null)

  readonly decision: Decision | null
  readonly actions: Action[]
  /** The actions that can be pointed at: what gives something up is chosen by its verb first. */
  readonly open: Action[]
  readonly left: Action[]
  readonly all: Offer[]
  readonly shown: Offer[]
  readonly verbs: VerbInfo[]
  /** The verb that was chosen, or the only one there is. */
  readonly verb: string | null
  readonly asked: Asked | null
  /** What is chosen but for its amount. */
  readonly amounts: Offer | null
  readonly ready: Action | null

  constructor(
    readonly live: Live,
    /** Called when the person does something here: who acts looks at the present. */
    private hurry: () => void = () => {},
  ) {
    this.decision = $derived(live.snapshot?.decision ?? null)
    this.actions = $derived(this.decision?.yours ? this.decision.actions : [])
    this.verbs = $derived(this.decision?.yours ? this.decision.verbs : [])
    this.open = $derived.by(() => {
      const several = verbsOf(this.actions).length > 1
      const closed = this.verbs.filter(({ verb, deliberate }) => several && deliberate && verb !== this.picked[VERB])
      return this.actions.filter((action) => !closed.some(({ verb }) => verb === action.verb))
    })
    this.left = $derived(this.begun ? narrow(this.open, this.picked) : this.actions)
    this.all = $derived(offers(this.left))
    this.shown = $derived(this.all.filter((offer) => offer.actions.some((action) => found(action.label, this.typed))))
    this.verb = $derived.by(() => {
      const verbs = verbsOf(this.left)
      return verbs.length === 1 ? verbs[0] : null
    })
    this.asked = $derived(askedOf(this.left))
    this.amounts = $derived(this.all.length === 1 && this.all[0].actions.length > 1 ? this.all[0] : null)
    this.ready = $derived.by(() => {
      if (this.#doubted) return this.#doubted.action
      const armed = this.all.find((offer) => offer.key === this.#armed)
      if (armed) return this.amount(armed)
      return this.all.length === 1 ? this.amount(this.all[0]) : null
    })
  }

  /** What would be done, to be shown on the board before it is made. */
  get shownAhead(): Action | null {
    return this.considered ?? this.ready
  }

  get doubt(): Doubt {
    return this.#doubted?.doubt ?? null
  }

  /** Whether something was chosen already. */
  get begun(): boolean {
    return Object.keys(this.picked).length > 0
  }

  /** Whether what is missing is asked where one pointed: places are pointed at on the map instead. */
  get asksThere(): boolean {
    if (this.at === null || !this.begun) return false
    return this.asked ? !PLACES.includes(this.asked.field) : this.amounts !== null
  }

  get pointed(): boolean {
    return this.#armed !== null || this.typed !== '' || this.#doubted !== null || this.begun
  }

  /** What people call a value of a field. */
  named(field: string, value: number | string): string {
    return this.decision?.names[field]?.[String(value)] ?? String(value)
  }

  titleOf(verb: string): string {
    return this.verbs.find((info) => info.verb === verb)?.title ?? verb
  }

  /** Points at something on the screen; what is missing is asked there. The same again confirms what is ready. */
  pick = (field: string, value: unknown): void => {
    const again = this.ready !== null && this.picked[field] === value
    this.at = here()
    if (again) void this.confirm()
    else this.#pick(field, value)
  }

  /** Lifts a card of those laid out: it is only looked at, and waits to be taken whatever the settings say. */
  lift(field: string, value: unknown): void {
    this.hurry()
    this.#settle()
    this.at = null
    this.picked = point(this.open, this.picked, field, value)
  }

  /** Fills a field, or names the verb, by a button that says so; what is missing is asked where one is. */
  choose(field: string, value: unknown): void {
    this.hurry()
    const taken = this.picked[field] === value
    if (taken && this.#doubted) void this.confirm()
    else if (field === VERB && this.at === null) {
      this.#settle()
      this.picked = taken ? {} : narrow(this.actions, { [VERB]: value }).length > 0 ? { [VERB]: value } : {}
      this.#advance()
    } else if (taken && this.ready) void this.confirm()
    else this.#pick(field, value)
  }

  #pick(field: string, value: unknown): void {
    this.hurry()
    this.#settle()
    this.picked = point(this.open, this.picked, field, value)
    this.#advance()
  }

  /** Makes what is fully chosen, unless its amount is open or the person wants to be asked each time. */
  #advance(): void {
    this.considered = null
    this.#remember()
    const only = this.begun && this.all.length === 1 ? this.all[0] : null
    if (only?.actions.length === 1 && settings.confirm !== 'always') void this.make(only.actions[0])
  }

  /** The action of an offer in the amount that is set: as many as possible, until it is changed. */
  amount(offer: Offer): Action {
    return offer.actions[Math.min(this.counts[offer.key] ?? offer.actions.length - 1, offer.actions.length - 1)]
  }

  step(offer: Offer, by: number): void {
    this.setAmount(offer, offer.actions.indexOf(this.amount(offer)) + by)
  }

  setAmount(offer: Offer, place: number): void {
    this.hurry()
    this.counts[offer.key] = Math.max(0, Math.min(offer.actions.length - 1, place))
    this.#arm(offer)
  }

  /** Takes an offer from the list: made at once, unless its amount is to be chosen or the person wants to be asked. */
  async take(offer: Offer): Promise<void> {
    this.hurry()
    this.at = null
    const again = this.#armed === offer.key
    if (this.#doubted && offer.actions.includes(this.#doubted.action)) await this.confirm()
    else if (again || (offer.actions.length === 1 && settings.confirm !== 'always')) {
      await this.make(this.amount(offer))
    } else this.#arm(offer)
  }

  #arm(offer: Offer): void {
    this.#settle()
    this.#armed = offer.key
    this.#remember()
  }

  #remember(): void {
    const { picked, at, counts } = this
    const prompt = this.decision?.prompt
    this.#early = this.live.busy ? { prompt, picked, at, counts: { ...counts }, armed: this.#armed } : null
  }

  async confirm(): Promise<void> {
    this.hurry()
    if (this.ready) await this.make(this.ready, this.#doubted !== null, false)
  }

  /** `careful`: what cannot be taken back is asked for once more. Says whether it was made. */
  async make(action: Action, confirm = false, careful = settings.confirm !== 'always'): Promise<boolean> {
    this.problem = this.missed = null
    if (this.live.busy) return this.#makeNext(action, careful)
    this.#sent = { text: action.text, revision: this.live.snapshot?.revision }
    this.#early = null
    try {
      await this.live.act(action.text, confirm, careful)
      return true
    } catch (error) {
      const doubt = error instanceof Refused && DOUBTS[error.code]
      if (doubt) this.#doubted = { action, doubt }
      else this.#fail(error)
      return false
    }
  }

  /** Makes a choice after the one that is on its way, where the same question still allows it; else it is told. */
  async #makeNext(action: Action, careful: boolean): Promise<boolean> {
    const { decision, live } = this
    if (this.#sent?.text === action.text && this.#sent.revision === live.snapshot?.revision) return false
    this.next = action
    await live.settled()
    await tick() // the new question is in place
    if (this.next !== action) return false
    this.next = null
    const again = this.actions.find(({ text }) => text === action.text)
    if (again && this.decision?.prompt === decision?.prompt) return this.make(again, false, careful)
    this.missed = action
    return false
  }

  /** Answers where there is nothing to choose, and tells so. Nothing that could be taken back is given up by it. */
  async answer(action: Action): Promise<void> {
    this.answering = true
    const made = await this.make(action, false, this.live.snapshot?.can_undo)
    this.answering = false
    if (!made) return
    this.answered = action
    setTimeout(() => {
      if (this.answered === action) this.answered = null
    }, TOLD_FOR)
  }

  async undo(): Promise<void> {
    this.hurry()
    this.next = null
    this.clear()
    await this.live.undo().catch((error: unknown) => this.#fail(error))
  }

  async askHint(): Promise<void> {
    this.hurry()
    const asked = this.live.snapshot?.revision
    this.problem = null
    this.thinking = true
    try {
      const hint = await this.live.hint()
      if (this.live.snapshot?.revision === asked) this.#show(hint)
    } catch (error) {
      this.#fail(error)
    } finally {
      this.thinking = false
    }
  }

  /** The hint, and its amount on the slider. */
  #show(hint: Hint): void {
    this.hint = hint
    const offer = offers(this.actions).find(({ actions }) => actions.some(({ text }) => text === hint.action))
    if (offer) this.counts[offer.key] = offer.actions.findIndex(({ text }) => text === hint.action)
  }

  /** Does what the hint says. */
  async follow(hint: { action: string }): Promise<void> {
    this.hurry()
    this.at = null
    const action = this.actions.find(({ text }) => text === hint.action)
    if (action) await this.make(action)
  }

  /** Another decision: it begins anew, but for what was picked while the last choice was on its way and still fits. */
  renew(): void {
    const early = this.#early
    this.clear()
    if (!early || early.prompt !== this.decision?.prompt || narrow(this.open, early.picked).length === 0) return
    this.picked = early.picked
    this.at = early.at
    this.counts = early.counts
    this.#armed = early.armed
  }

  /** Takes back everything that was chosen, typed or readied. */
  clear = (): void => {
    this.#settle()
    this.picked = {}
    this.typed = ''
    this.counts = {}
    this.hint = null
    this.considered = null
    this.at = null
    this.#early = null
  }

  /** One step back: first what is ready, then what was chosen last. */
  back(): void {
    const fields = Object.keys(this.picked)
    const readied = this.#armed !== null || this.#doubted !== null
    this.#settle()
    if (this.typed !== '') this.typed = ''
    else if (fields.length > 0) this.picked = Object.fromEntries(Object.entries(this.picked).slice(0, -1))
    if (readied || !this.begun) this.at = null
  }

  #settle(): void {
    this.missed = null
    this.#armed = null
    this.#doubted = null
    this.problem = null
  }

  #fail(error: unknown): void {
    this.problem = error instanceof Error ? error : new Error(String(error))
  }
}

const DOUBTS: Partial<Record<string, Doubt>> = { confirm_turn_end: 'turn_end', confirm_lasting: 'lasting' }
