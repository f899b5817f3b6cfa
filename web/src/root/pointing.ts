// What can be pointed at: by mouse, touch and keyboard alike. Which things are open follows from the legal actions alone.
import type { Action } from '../api'

type Picked = Record<string, unknown>

/** Where an action starts, in the order in which `choose.ts` looks for it. */
const STARTS = ['origin', 'clearing', 'place', 'a']
const ENDS = ['target', 'b']

/** Attributes of something to point at; none while it is closed. */
export function pointable(open: boolean, label: string, point: () => void): object {
  if (!open) return {}
  const act = (event: Event): void => {
    event.preventDefault()
    event.stopPropagation()
    point()
  }
  return {
    role: 'button',
    tabindex: 0,
    'aria-label': label,
    'data-open': '',
    onclick: act,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') act(event)
    },
  }
}

/** Through which of some fields a value can be pointed at now, if through any. */
export function through(legal: readonly Action[], fields: readonly string[], value: unknown): string | null {
  return fields.find((field) => legal.some((action) => action.fields[field] === value)) ?? null
}

const placeIn = (action: Action, fields: readonly string[]): number | undefined => {
  const field = fields.find((name) => name in action.fields)
  return field === undefined ? undefined : (action.fields[field] as number)
}

/** Where the action that is being put together starts, as far as that is pointed at. */
export function startOf(picked: Picked): number | null {
  const field = STARTS.find((name) => name in picked)
  return field === undefined ? null : (picked[field] as number)
}

/** The places that can be pointed at, each with the field to name: first where to start, then where to go from there. */
export function openPlaces(legal: readonly Action[], picked: Picked): Map<number, string> {
  const open = new Map<number, string>()
  const started = startOf(picked) !== null
  for (const action of legal) {
    const start = placeIn(action, STARTS)
    const end = placeIn(action, ENDS)
    if (start !== undefined) open.set(start, STARTS.find((name) => picked[name] === start) ?? 'clearing')
    if (end !== undefined && (started || start === undefined)) {
      open.set(end, action.fields.b === end ? 'b' : 'target')
    }
  }
  return open
}

/** Where the card lies that a verb names; the others name one of the own hand. */
const PILES: Record<string, string> = {
  use: 'crafted',
  sabotage: 'crafted',
  pick_up: 'discard',
  supporter: 'supporters',
  buy_card: 'sold',
}

/** Whether a card of a pile can be pointed at. */
export function openCard(legal: readonly Action[], pile: string, card: string, seat?: number): boolean {
  return legal.some(
    ({ verb, fields }) =>
      fields.card === card &&
      (PILES[verb] ?? 'hand') === pile &&
      (seat === undefined || fields.seat === undefined || fields.seat === seat),
  )
}

/** On which side of a satchel the item lies that a verb turns, damages, moves or gives up. */
const SIDES: Record<string, string> = {
  exhaust: 'ready',
  improvise: 'ready',
  damage: 'ready',
  drop: 'ready',
  refresh: 'spent',
  damage_spent: 'spent',
  drop_spent: 'spent',
  repair: 'damaged',
  drop_damaged: 'damaged',
  repair_spent: 'damaged_spent',
  refresh_damaged: 'damaged_spent',
  drop_damaged_spent: 'damaged_spent',
  turn: 'box',
  ask: 'box',
  ask_turned: 'turned',
  plunder: 'box',
  plunder_turned: 'turned',
  part_with: 'track',
  find: 'satchel',
  donate: 'box',
  donate_turned: 'turned',
}

/** Whether an item on a side of a satchel, or among crafted ones, can be pointed at. */
export function openItem(legal: readonly Action[], side: string, item: string): boolean {
  return legal.some(({ verb, fields }) => fields.item === item && SIDES[verb] === side)
}
