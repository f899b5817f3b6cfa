// Things that can be picked by mouse, touch and keyboard. They are derived from the legal actions alone.
import type { Action } from '../api'

type Picked = Record<string, unknown>

/** The fields of an action's start, in the order of `choose.ts`. */
const STARTS = ['origin', 'clearing', 'place', 'a']
const ENDS = ['target', 'b']

/** Attributes of a thing that can be picked. Empty if it cannot. */
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

/** The first of some fields through which a value can be picked now, if there is one. */
export function through(legal: readonly Action[], fields: readonly string[], value: unknown): string | null {
  return fields.find((field) => legal.some((action) => action.fields[field] === value)) ?? null
}

const placeIn = (action: Action, fields: readonly string[]): number | undefined => {
  const field = fields.find((name) => name in action.fields)
  return field === undefined ? undefined : (action.fields[field] as number)
}

/** The start of the action in progress, as far as it is picked. */
export function startOf(picked: Picked): number | null {
  const field = STARTS.find((name) => name in picked)
  return field === undefined ? null : (picked[field] as number)
}

/** The places that can be picked, each with its field: first the starts, then the destinations. */
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

/** The pile of the card that a verb uses. Other verbs use a card of your hand. */
const PILES: Record<string, string> = {
  use: 'crafted',
  sabotage: 'crafted',
  pick_up: 'discard',
  supporter: 'supporters',
  buy_card: 'sold',
}

/** Whether a card of a pile can be picked. */
export function openCard(legal: readonly Action[], pile: string, card: string, seat?: number): boolean {
  return legal.some(
    ({ verb, fields }) =>
      fields.card === card &&
      (PILES[verb] ?? 'hand') === pile &&
      (seat === undefined || fields.seat === undefined || fields.seat === seat),
  )
}

/** The side of the satchel with the item that a verb turns, damages, moves or gives up. */
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

/** Whether an item on a side of the satchel, or among crafted ones, can be picked. */
export function openItem(legal: readonly Action[], side: string, item: string): boolean {
  return legal.some(({ verb, fields }) => fields.item === item && SIDES[verb] === side)
}
