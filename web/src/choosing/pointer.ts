// Where the person is: what is asked or said about a thing stands beside it, wherever that is drawn.
import { beside, pointAt, type Size } from '../placing'

export interface Place {
  x: number
  y: number
  /** A finger covers what is below it. */
  touch: boolean
  /** Reached by the keyboard, which therefore goes on there. */
  keys: boolean
  /** The left edge of the board that it is on: on a board one may point at something else next. */
  board?: number
}

let last: Place = { x: 0, y: 0, touch: false, keys: false }

/** Where something was last pressed. */
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

/** The corner of a card beside a place: clear of the finger or the pointer, and of the board where there is room for that. */
export function besidePlace({ x, y, touch, board = 0 }: Place, card: Size): [number, number] {
  if (touch) return beside(pointAt(x, y), card, { x: 'middle', y: 'before', gap: FINGER })
  return board > 2 * card.width
    ? beside(pointAt(board, y), card, { x: 'before', y: 'middle' })
    : beside(pointAt(x, y), card)
}
