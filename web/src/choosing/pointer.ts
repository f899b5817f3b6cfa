// Where the person is: what is asked or said about a thing stands beside it, wherever that is drawn.
import { beside, pointAt, type Size } from '../placing'

export interface Place {
  x: number
  y: number
  /** A finger covers what is below it. */
  touch: boolean
  /** Reached by the keyboard, which therefore goes on there. */
  keys: boolean
}

let last: Place = { x: 0, y: 0, touch: false, keys: false }

/** Where something was last pressed. */
export const here = (): Place => last

export function pressed(event: PointerEvent): void {
  last = { x: event.clientX, y: event.clientY, touch: event.pointerType === 'touch', keys: false }
}

export function typed(event: KeyboardEvent): void {
  if ((event.key !== 'Enter' && event.key !== ' ') || !(event.target instanceof Element)) return
  const { left, top, width, height } = event.target.getBoundingClientRect()
  last = { x: left + width / 2, y: top + height / 2, touch: false, keys: true }
}

const FINGER = 44

/** The corner of a card beside a place: clear of the finger or the pointer. */
export const besidePlace = ({ x, y, touch }: Place, card: Size): [number, number] =>
  beside(pointAt(x, y), card, touch ? { x: 'middle', y: 'before', gap: FINGER } : {})
