// The choice in progress: the picked verb and things, the remaining legal actions, and the action that is ready.
import { tick } from 'svelte'
import {
  Refused,
  type Action,
  type Decision,
  type Forecast,
  type Hint,
  type Preview,
  type Snapshot,
  type VerbInfo,
} from './api'
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
import { settings } from './settings.svelte'

/** The reason why an action waits for confirmation. */
export type Doubt = 'turn_end' | 'lasting' | 'loss' | null

/** The source of decisions, to which choices go: a table of the server, or a table with real pieces, which gives no hints
 * and no previews. */
export interface Asker {
  readonly snapshot: Pick<Snapshot, 'decision' | 'revision' | 'can_undo'> | null
  /** Whether a choice is being sent. */
  readonly busy: boolean
  act(action: string, confirm?: boolean, careful?: boolean): Promise<void>
  settled(): Promise<void>
  undo(): Promise<void>
  hint?(): Promise<Hint>
  preview?(action: string): Promise<Preview>
}

interface Early {
  prompt: string | undefined
  picked: Picked
  at: Place | null
  counts: Record<string, number>
  armed: string | null
}

const TOLD_FOR = 6000 // milliseconds for which an automatic answer is shown

export class Choice {
  picked = $state.raw<Picked>({})
  typed = $state('')
  counts = $state<Record<string, number>>({})
  hint = $state.raw<Hint | null>(null)
  problem = $state.raw<Error | null>(null)
  /** Whether a hint was requested and has not arrived. */
  thinking = $state(false)
  /** The action under the pointer or the focus, before it is picked. */
  considered = $state.raw<Action | null>(null)
  /** Previews of this question, by action. Null if the server did not answer. */
  previews = $state.raw<ReadonlyMap<string, Preview | null>>(new Map())
  /** The place of the last pick: the remaining fields are asked there. Null if the choice is made elsewhere. */
  at = $state.raw<Place | null>(null)
  /** Whether the list of all actions is open. */
  listed = $state(false)
  /** Whether the page is about to answer automatically. */
  answering = $state(false)
  /** The last automatic answer, for a short time. */
  answered = $state.raw<Action | null>(null)
  /** An action chosen while another choice was being sent. It is sent afterwards, if it is still legal. */
  next = $state.raw<Action | null>(null)
  /** An action for `next` that was no longer legal. */
  missed = $state.raw<Action | null>(null)
  /** The last sent action and its revision. The same action at the same revision is an accidental double tap. */
  #sent: { text: string; revision: number | undefined } | null = null
  /** What was picked while a choice was being sent, and for which question. */
  #early: Early | null = null
  /** An action that the server asks to confirm, and the reason. */
  #doubted = $state.raw<{ action: Action; doubt: Doubt } | null>(null)
  #armed = $state<string | null>(null)

  readonly decision: Decision | null
  readonly actions: Action[]
  /** The actions that can be picked on the board. Those that give something up must be picked by their verb first. */
  readonly open: Action[]
  readonly left: Action[]
  readonly all: Offer[]
  readonly shown: Offer[]
  readonly verbs: VerbInfo[]
  /** The picked verb, or the only remaining one. */
  readonly verb: string | null
  readonly asked: Asked | null
  /** A verb that was asked for but is not possible now; its reason is shown. */
  explained = $state.raw<VerbInfo | null>(null)
  /** The only remaining offer, if its amount is still open. */
  readonly amounts: Offer | null
  readonly ready: Action | null

  constructor(
    readonly live: Asker,
    /** Called when the player does something here, because then the present must be shown. */
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

  /** The action to preview on the board. */
  get shownAhead(): Action | null {
    return this.considered ?? this.ready
  }

  /** What you must do later and whether you can, after an action; empty while that is unknown. */
  forecastOf(action: Action | null): readonly Forecast[] {
    return (action && this.previews.get(action.text)?.forecast) ?? []
  }

  get doubt(): Doubt {
    return this.#doubted?.doubt ?? null
  }

  /** Whether anything is picked. */
  get begun(): boolean {
    return Object.keys(this.picked).length > 0
  }

  /** Whether the remaining field is asked beside the picked thing. Places are picked on the map instead. */
  get asksThere(): boolean {
    if (this.at === null || !this.begun) return false
    return this.asked ? !PLACES.includes(this.asked.field) : this.amounts !== null
  }

  get pointed(): boolean {
    return this.#armed !== null || this.typed !== '' || this.#doubted !== null || this.begun
  }

  /** The name for people of a field's value. */
  named(field: string, value: number | string): string {
    return this.decision?.names[field]?.[String(value)] ?? String(value)
  }

  /** What all of these actions cost dearly, in the words of the first; empty if one of them does not. */
  lossOf(actions: readonly Action[]): string {
    const losses = actions.map(({ text }) => this.decision?.losses[text] ?? '')
    return losses.every(Boolean) ? (losses[0] ?? '') : ''
  }

  titleOf(verb: string): string {
    return this.verbs.find((info) => info.verb === verb)?.title ?? verb
  }

  /** Picks something on the screen; remaining fields are asked there. Picking it again confirms the ready action. */
  pick = (field: string, value: unknown): void => {
    const again = this.ready !== null && this.picked[field] === value
    this.at = here()
    if (again) void this.confirm()
    else this.#pick(field, value)
  }

  /** Picks a displayed card only to look at it. It must still be confirmed, whatever the settings say. */
  lift(field: string, value: unknown): void {
    this.hurry()
    this.#settle()
    this.at = null
    this.picked = point(this.open, this.picked, field, value)
  }

  /** Takes a verb, or shows why it is not possible now. */
  takeVerb(info: VerbInfo): void {
    if (info.why) this.explained = this.explained === info ? null : info
    else {
      this.explained = null
      this.at = null
      this.choose(VERB, info.verb)
    }
  }

  /** Sets a field or the verb by a button. Remaining fields are asked at the current place. */
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

  /** Makes the choice if it is complete, unless its amount is open or the settings ask for confirmation. */
  #advance(): void {
    this.considered = null
    this.#remember()
    const only = this.begun && this.all.length === 1 ? this.all[0] : null
    if (only?.actions.length === 1 && settings.confirm !== 'always') void this.make(only.actions[0])
  }

  /** The action of an offer with the set amount. The default is the maximum. */
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

  /** Takes an offer from the list: at once, unless its amount is open or the settings ask for confirmation. */
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

  /** Sends a choice and returns whether it was accepted. With `careful`, the server asks before what cannot be
   * undone. */
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

  /** Sends a choice after the current one, if the same question still allows it. Otherwise it is reported as missed. */
  async #makeNext(action: Action, careful: boolean): Promise<boolean> {
    const { decision, live } = this
    if (this.#sent?.text === action.text && this.#sent.revision === live.snapshot?.revision) return false
    this.next = action
    await live.settled()
    await tick() // wait for the new question
    if (this.next !== action) return false
    this.next = null
    const again = this.actions.find(({ text }) => text === action.text)
    if (again && this.decision?.prompt === decision?.prompt) return this.make(again, false, careful)
    this.missed = action
    return false
  }

  /** Answers automatically and reports it. This never ends the player's chance to undo. */
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
      const hint = await this.live.hint?.()
      if (hint && this.live.snapshot?.revision === asked) this.#show(hint)
    } catch (error) {
      this.#fail(error)
    } finally {
      this.thinking = false
    }
  }

  /** Shows the hint and sets its amount on the slider. */
  #show(hint: Hint): void {
    this.hint = hint
    const offer = offers(this.actions).find(({ actions }) => actions.some(({ text }) => text === hint.action))
    if (offer) this.counts[offer.key] = offer.actions.findIndex(({ text }) => text === hint.action)
  }

  /** Makes the choice of the hint. */
  async follow(hint: { action: string }): Promise<void> {
    this.hurry()
    this.at = null
    const action = this.actions.find(({ text }) => text === hint.action)
    if (action) await this.make(action)
  }

  /** Starts anew for another decision, but keeps picks made while the last choice was being sent, if they still fit. */
  renew(): void {
    const early = this.#early
    this.clear()
    if (!early || early.prompt !== this.decision?.prompt || narrow(this.open, early.picked).length === 0) return
    this.picked = early.picked
    this.at = early.at
    this.counts = early.counts
    this.#armed = early.armed
  }

  /** Clears everything picked, typed or ready. */
  clear = (): void => {
    this.#settle()
    this.picked = {}
    this.typed = ''
    this.counts = {}
    this.hint = null
    this.considered = null
    this.explained = null
    this.at = null
    this.#early = null
  }

  /** Goes back one step: first from what is ready, then from the last pick. */
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

const DOUBTS: Partial<Record<string, Doubt>> = {
  confirm_turn_end: 'turn_end',
  confirm_lasting: 'lasting',
  confirm_loss: 'loss',
}
