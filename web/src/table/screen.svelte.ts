// The state of the table screen: the displayed moment of the table, and what the player has opened or picked.
import { tick, untrack } from 'svelte'
import { MediaQuery } from 'svelte/reactivity'
import type { Action, Decision, Lesson, Snapshot } from '../api'
import { automatic, delay } from '../auto'
import type { Boards, BoardProps, Happening } from '../board'
import { Choice } from '../choice.svelte'
import { filled, narrow } from '../choose'
import { gainsOf } from '../gains'
import { Ghosts } from '../ghosts/ghosts.svelte'
import { knownBy } from '../known'
import { explains, lit, onlyByVerb, partsOf } from '../lesson'
import type { Live } from '../live.svelte'
import { namesAt, titleOf } from '../lobby/open'
import { notify } from '../notify'
import type { OutlinePart } from '../outline'
import { standingAt, turnOf } from '../seen'
import { settings } from '../settings.svelte'
import { useSigns } from '../signs'
import { chime } from '../sound/sound'
import { raise } from '../theatre/curtain.svelte'
import { Theatre } from '../theatre/theatre.svelte'
import { language, say } from '../words.svelte'
import { placeKeeper } from './place'
import { thinkerAt } from './thinker'

const ON_A_PHONE = ['choices', 'hand', 'players', 'log', 'law'] as const
const ELSEWHERE = ['players', 'log', 'law'] as const
export type Tab = (typeof ON_A_PHONE)[number]

const STAGED_AFTER = 1500 // milliseconds
const NOTHING: Action[] = []

/** It is created when the screen's component is set up, and created again for another seat. */
export class TableScreen {
  readonly theatre: Theatre
  readonly choice: Choice
  readonly ghosts: Ghosts

  /** Board and column side by side: on a desktop, and on a tablet in landscape. */
  readonly desk = new MediaQuery(
    '(min-width: 1100px), (min-width: 900px) and (min-height: 500px) and (min-aspect-ratio: 5/4)',
  )
  readonly phone = new MediaQuery('(max-width: 699px), (max-height: 499px) and (max-width: 1099px)')
  /** On a phone in landscape the sheet is beside the board. */
  readonly lying = new MediaQuery('(max-height: 499px) and (min-width: 500px) and (max-width: 1099px)')

  /** The place of the log line under the pointer. */
  aimed = $state.raw<Happening | null>(null)
  readonly placed = placeKeeper()
  /** Whether the stage is loaded. A new visitor has nothing to watch yet, so the table is loaded first. */
  staged = $state(false)
  tab = $state<Tab>('players')
  drawer = $state(false)
  /** The list of choices. It scrolls to its top for each decision. */
  list = $state<HTMLElement>()
  /** The number of the current tutorial step. */
  at = $state(0)
  /** Whether a finished game is being reviewed: its moments, or the map of all events. */
  looking = $state.raw<{ how: 'replay' | 'map'; at?: number } | null>(
    location.hash.endsWith('/replay') ? { how: 'replay' } : null,
  )
  /** What the end of the game shows. It stays the same after a look at the replay. */
  ending = $state<'score' | 'analysis'>('score')

  readonly snapshot: Snapshot
  readonly decision: Decision | null
  readonly tablet: boolean
  readonly tabs: readonly Tab[]
  readonly yours: boolean
  readonly over: boolean
  readonly names: string[]
  readonly lesson: Lesson | null
  readonly explaining: boolean
  /** The parts of the screen that a tutorial points at. */
  readonly parts: string[]
  /** The decision for the boards. */
  readonly shown: Decision | null
  /** Whether the displayed table is a past one, which cannot be used. During animations of choices the player can still
   * choose. */
  readonly past: boolean
  /** The props of the boards. Each is derived separately, so that a change of one does not redraw readers of
   * another. */
  readonly drawn: BoardProps

  constructor(
    readonly live: Live,
    readonly boards: Boards,
    now: () => Snapshot,
  ) {
    this.snapshot = $derived(now())
    this.theatre = new Theatre(live, boards.stage, raise)
    this.choice = new Choice(live, this.theatre.hurry)
    this.ghosts = new Ghosts(this.choice, (place) => standingAt(this.snapshot.view, place))
    useSigns(boards.signs)

    this.decision = $derived(this.snapshot.decision)
    this.tablet = $derived(!this.desk.current && !this.phone.current)
    this.tabs = $derived(this.phone.current ? ON_A_PHONE : ELSEWHERE)
    this.yours = $derived(this.decision?.yours ?? false)
    this.over = $derived(this.snapshot.table.status === 'over')
    this.names = $derived(namesAt(this.snapshot.table))
    this.lesson = $derived(this.snapshot.lesson)
    this.explaining = $derived(explains(this.lesson, this.at))
    this.parts = $derived(partsOf(this.lesson, this.at))
    this.shown = $derived.by(() => {
      const { decision, lesson, choice } = this
      return lit(decision && !lesson ? { ...decision, actions: choice.open } : decision, lesson, this.at)
    })
    this.past = $derived(this.theatre.showing && this.theatre.view !== null)
    this.drawn = this.#drawn()
    this.#follow()
  }

  /** The outline of the player's turn; empty while others play. */
  get outline(): readonly OutlinePart[] {
    const { view, you } = this.drawn
    return you !== null && !this.over && turnOf(view) === you ? (this.boards.outline?.(view, you) ?? []) : []
  }

  /** Whether the player can choose now. */
  get choosing(): boolean {
    return this.yours && !this.explaining && !this.past && !this.theatre.suspense
  }

  /** The actions whose things are displayed as cards. A tutorial displays all of them, to choose among or to explain. */
  get displayed(): readonly Action[] {
    if (!this.yours || this.past || this.theatre.suspense) return NOTHING
    if (this.explaining && !this.parts.includes('choices')) return NOTHING
    return (this.lesson ? this.decision : this.shown)?.actions ?? NOTHING
  }

  aim = (happening: Happening | null): void => void (this.aimed = happening)

  openOwn = (): void => {
    this.tab = 'players'
    this.drawer = true
    void tick().then(showOwn)
  }

  #drawn(): BoardProps {
    const { choice, ghosts, theatre } = this
    const view = $derived(theatre.view ?? this.snapshot.view)
    const you = $derived(this.snapshot.you)
    /** Whether what is legal is hidden: in the past, or because it would tell an outcome. */
    const covered = $derived(this.past || theatre.suspense)
    const decision = $derived(covered ? null : this.shown)
    const names = $derived(this.names)
    const faces = $derived(this.snapshot.table.seats.map(({ avatar }) => avatar))
    const thinking = $derived(thinkerAt(this.snapshot))
    const gains = $derived(gainsOf(theatre.log, names.length))
    const last = $derived(theatre.log.at(-1)?.n ?? -1)
    const known = $derived(knownBy(this.snapshot.known, this.live.log, last, names.length))
    const open = $derived(narrow(this.shown?.actions ?? [], choice.picked))
    const legal = $derived(covered ? NOTHING : open)
    const picked = $derived(choice.begun ? filled(open, choice.picked) : choice.picked)
    const ghost = $derived(covered || this.explaining ? null : ghosts.ghost)
    const happening = $derived(this.aimed ?? theatre.happening)
    const openOwn = $derived(this.phone.current ? undefined : this.openOwn)
    return {
      get view() {
        return view
      },
      get you() {
        return you
      },
      get decision() {
        return decision
      },
      get names() {
        return names
      },
      get faces() {
        return faces
      },
      get thinking() {
        return thinking
      },
      get gains() {
        return gains
      },
      get known() {
        return known
      },
      get legal() {
        return legal
      },
      get picked() {
        return picked
      },
      pick: (field, value) => {
        if (!this.explaining) ghosts.pick(field, value)
      },
      get ghost() {
        return ghost
      },
      get happening() {
        return happening
      },
      get openOwn() {
        return openOwn
      },
    }
  }

  /** Reacts to a new snapshot, another screen or a tutorial step. */
  #follow(): void {
    const { theatre, choice } = this
    $effect.pre(() => {
      const seen = this.snapshot
      untrack(() => theatre.see(seen))
    })
    $effect(() => () => theatre.stop())
    $effect(() => {
      if (theatre.acting) this.staged = true
      const timer = setTimeout(() => (this.staged = true), STAGED_AFTER)
      return () => clearTimeout(timer)
    })
    // Picks belong to one decision, but they stay when a player joins or leaves.
    const revision = $derived(this.snapshot.revision)
    $effect(() => {
      void [revision, language()]
      untrack(() => {
        choice.renew()
        this.at = 0
        if (!this.phone.current || this.tab === 'choices') this.list?.scrollTo(0, 0)
      })
    })
    $effect(() => {
      this.tab = this.phone.current ? 'choices' : 'players'
    })
    const called = $derived(this.yours && !this.snapshot.table.taught)
    $effect(() => {
      if (!called) return
      untrack(() => {
        if (this.phone.current) this.tab = 'choices'
        notify(say('your-turn'), titleOf(this.snapshot.table), this.snapshot.table.id)
        chime()
      })
    })
    // A player who continues a tutorial must see the present.
    $effect(() => {
      if (this.at > 0) untrack(theatre.hurry)
    })
    // A tutorial opens the parts that it points at, and the drawer if only a verb can be picked.
    $effect(() => {
      if (!this.lesson) return
      const { parts, tabs } = this
      this.tab = tabs.find((name) => parts.includes(name)) ?? tabs[0]
      this.drawer = parts.includes('players') || onlyByVerb(this.shown)
      void tick().then(tick).then(showPointed) // a newly opened tab first scrolls to its own place
    })
    $effect(() => {
      const { decision } = this
      const action = automatic(this.lesson ? null : decision, settings)
      if (!action || !decision) return
      const timer = setTimeout(() => void choice.answer(action), delay(decision))
      return () => clearTimeout(timer)
    })
  }
}

const inPanel = (selector: string): Element | null => document.querySelector(`[role=tabpanel] ${selector}`)

/** Scrolls to the player's board among all boards. */
const showOwn = (): void => inPanel('[data-own]')?.scrollIntoView({ block: 'nearest' })

/** Scrolls to what a tutorial points at: a displayed card, and what glows, or the verb, or else the player's board. */
function showPointed(): void {
  const card = document.querySelector('ul.picker .lit')
  const lit = inPanel('[data-open]') ?? inPanel('.verb.hinted')
  for (const one of [card, lit]) one?.scrollIntoView({ block: 'center', inline: 'center' })
  if (!card && !lit) inPanel('[data-own]')?.scrollIntoView({ block: 'start' })
}
