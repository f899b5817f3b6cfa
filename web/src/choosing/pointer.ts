// The position of the player's last click or key press. Questions and messages about a thing appear beside it.
import { beside, pointAt, type Size } from '../placing'

export interface Place {
  x: number
  y: number
  /** Whether a finger was used, which covers what is below it. */
  touch: boolean
  /** Whether the keyboard was used, so that the focus should continue there. */
  keys: boolean
  /** The left edge of the board of a seat around it. A card must leave the board free, because the next pick may be
   * there. */
  board?: number
}

let last: Place = { x: 0, y: 0, touch: false, keys: false }

/** The position of the last press. */
export const here = (): Place => last

const boardAround = (target: EventTarget | null): number | undefined =>
  target instanceof Element ? target.closest('[data-spot^="seat "]')?.getBoundingClientRect().left : undefined

export function pressed({ clientX, clientY, pointerType, target }: PointerEvent): void {
  last = { x: clientX, y: clientY, touch: pointerType === 'touch', keys: false, board: boardAround(target) }
}

export function typed(event: KeyboardEvent): void {
  if ((event.key !== 'Enter' && event.key !== ' ') || !(event.target instanceof Element)) return
  const { left, top, width, height } = event.target.getBoundingClientRect()
  last = { x: left + width / 2, y: top + height / 2, touch: false, keys: true }
}

const FINGER = 44

/** The corner of a card beside a position: not under the finger or pointer, and beside the board if there is room. */
export function besidePlace({ x, y, touch, board = 0 }: Place, card: Size): [number, number] {
  if (touch) return beside(pointAt(x, y), card, { x: 'middle', y: 'before', gap: FINGER })
  return board > 2 * card.width
    ? beside(pointAt(board, y), card, { x: 'before', y: 'middle' })
    : beside(pointAt(x, y), card)
}
