// The choice that is being made: what was pointed at, what is left of the legal actions, and which one is ready.
import { Refused, type Action, type Decision, type Hint } from './api'
import { found, narrow, offers, point, type Offer, type Picked } from './choose'
import type { Live } from './live.svelte'
import { settings } from './settings.svelte'

export class Choice {
  picked = $state.raw<Picked>({})
  typed = $state('')
  counts = $state<Record<string, number>>({})
  hint = $state.raw<Hint | null>(null)
  problem = $state.raw<Error | null>(null)
  /** A hint was asked for and has not come yet. */
  thinking = $state(false)
  /** An action that would end the turn and waits for its confirmation. */
  ending = $state.raw<Action | null>(null)
  /** What the pointer or the focus rests on, before anything is made of it. */
  considered = $state.raw<Action | null>(null)
  #armed = $state<string | null>(null)

  readonly decision: Decision | null
  readonly actions: Action[]
  readonly left: Action[]
  readonly all: Offer[]
  readonly shown: Offer[]
  readonly ready: Action | null

  constructor(
    readonly live: Live,
    /** Called when the person does something here: who acts looks at the present. */
    private hurry: () => void = () => {},
  ) {
    this.decision = $derived(live.snapshot?.decision ?? null)
    this.actions = $derived(this.decision?.yours ? this.decision.actions : [])
    this.left = $derived(narrow(this.actions, this.picked))
    this.all = $derived(offers(this.left))
    this.shown = $derived(this.all.filter((offer) => offer.actions.some((action) => found(action.label, this.typed))))
    this.ready = $derived.by(() => {
      if (this.ending) return this.ending
      const armed = this.all.find((offer) => offer.key === this.#armed)
      if (armed) return this.amount(armed)
      const pointed = Object.keys(this.picked).length > 0
      return pointed && this.all.length === 1 ? this.amount(this.all[0]) : null
    })
  }

  /** What would be done, to be shown on the board before it is made. */
  get shownAhead(): Action | null {
    return this.considered ?? this.ready
  }

  get pointed(): boolean {
    return this.#armed !== null || this.typed !== '' || this.ending !== null || Object.keys(this.picked).length > 0
  }

  pick = (field: string, value: unknown): void => {
    this.hurry()
    this.#settle()
    this.picked = point(this.actions, this.picked, field, value)
  }

  /** The action of an offer in the amount that the stepper shows: as many as possible, until it is changed. */
  amount(offer: Offer): Action {
    return offer.actions[Math.min(this.counts[offer.key] ?? offer.actions.length - 1, offer.actions.length - 1)]
  }

  step(offer: Offer, by: number): void {
    this.hurry()
    const at = offer.actions.indexOf(this.amount(offer)) + by
    this.counts[offer.key] = Math.max(0, Math.min(offer.actions.length - 1, at))
    this.#settle()
    this.#armed = offer.key
  }

  /** Takes an offer from the list: done at once, unless its amount is to be chosen or the person wants to be asked. */
  async take(offer: Offer): Promise<void> {
    this.hurry()
    const again = this.#armed === offer.key
    if (again || (offer.actions.length === 1 && !settings.careful)) return this.make(this.amount(offer))
    this.#settle()
    this.#armed = offer.key
  }

  async confirm(): Promise<void> {
    this.hurry()
    if (this.ready) await this.make(this.ready, this.ending !== null)
  }

  async make(action: Action, confirm = false): Promise<void> {
    this.problem = null
    try {
      await this.live.act(action.text, confirm)
      this.clear()
    } catch (error) {
      if (error instanceof Refused && error.code === 'confirm_turn_end') this.ending = action
      else this.#fail(error)
    }
  }

  async undo(): Promise<void> {
    this.hurry()
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

  /** The hint, and its amount on the stepper. */
  #show(hint: Hint): void {
    this.hint = hint
    const offer = offers(this.actions).find(({ actions }) => actions.some(({ text }) => text === hint.action))
    if (offer) this.counts[offer.key] = offer.actions.findIndex(({ text }) => text === hint.action)
  }

  /** Takes back everything that was pointed at, typed or readied. */
  clear = (): void => {
    this.#settle()
    this.picked = {}
    this.typed = ''
    this.counts = {}
    this.hint = null
    this.considered = null
  }

  /** One step back: first what is ready, then what was pointed at last. */
  back(): void {
    const fields = Object.keys(this.picked)
    if (this.#armed || this.ending || this.typed || fields.length === 0) {
      this.#settle()
      this.typed = ''
    } else {
      this.picked = Object.fromEntries(Object.entries(this.picked).slice(0, -1))
    }
  }

  #settle(): void {
    this.#armed = null
    this.ending = null
    this.problem = null
  }

  #fail(error: unknown): void {
    this.problem = error instanceof Error ? error : new Error(String(error))
  }
}
