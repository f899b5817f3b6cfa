// Where a small card stands that tells or asks of something: clear of it, and within the window.

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}
export interface Size {
  width: number
  height: number
}

/** Along one direction: behind the box or, where there is no room, before it; the other way round; or over its middle or
 * up to its end. */
export type Way = 'after' | 'before' | 'middle' | 'end'

export interface Wish {
  x?: Way
  y?: Way
  gap?: number
}

const EDGE = 8

function along(way: Way, from: number, to: number, length: number, room: number, gap: number): number {
  const [before, after] = [from - gap - length, to + gap]
  const wanted = {
    after: after + length + EDGE <= room ? after : before,
    before: before >= EDGE ? before : after,
    middle: (from + to - length) / 2,
    end: to - length,
  }
  return Math.max(EDGE, Math.min(wanted[way], room - length - EDGE))
}

/** A point is a box without extent. */
export const pointAt = (x: number, y: number): Box => ({ left: x, right: x, top: y, bottom: y })

/** The corner of a card of a size beside a box: below it and to the right, unless another way is wished for. */
export function beside(box: Box, card: Size, { x = 'after', y = 'after', gap = 14 }: Wish = {}): [number, number] {
  return [
    along(x, box.left, box.right, card.width, window.innerWidth, gap),
    along(y, box.top, box.bottom, card.height, window.innerHeight, gap),
  ]
}
