// Where the person is: what is asked or said about a thing stands beside it, wherever that is drawn.

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

const GAP = 14
const FINGER = 44
const EDGE = 8

/** The corner of a box beside a place: clear of the finger or the pointer, and within the window. */
export function beside(
  at: Place,
  width: number,
  height: number,
  room: { width: number; height: number },
): [number, number] {
  const gap = at.touch ? FINGER : GAP
  const above = at.touch && at.y - gap - height >= EDGE
  const wanted = at.touch ? at.x - width / 2 : at.x + gap
  const y = above ? at.y - gap - height : at.y + gap
  const low = y + height > room.height - EDGE
  return [Math.max(EDGE, Math.min(wanted, room.width - width - EDGE)), Math.max(EDGE, low ? at.y - gap - height : y)]
}
