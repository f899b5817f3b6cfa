// The position of a small card beside a thing: it must not cover the thing and must fit into the window.

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

/** The position in one dimension: after the box (or before it if there is no room), before it (or after it), centred on
 * it, or ending where it ends. */
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

/** A point, as a box without size. */
export const pointAt = (x: number, y: number): Box => ({ left: x, right: x, top: y, bottom: y })

/** The corner of a card beside a box. The default position is below it and to the right. */
export function beside(box: Box, card: Size, { x = 'after', y = 'after', gap = 14 }: Wish = {}): [number, number] {
  return [
    along(x, box.left, box.right, card.width, window.innerWidth, gap),
    along(y, box.top, box.bottom, card.height, window.innerHeight, gap),
  ]
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The corner of a card beside a box, clear of another card if there is room for both. */
export function clearOf(other: Box | null, box: Box, card: Size, gap: number): [number, number] {
  const wishes: Wish[] = [
    { x: 'after', y: 'middle', gap },
    { x: 'before', y: 'middle', gap },
    { x: 'middle', y: 'after', gap },
    { x: 'middle', y: 'before', gap },
  ]
  const corners = wishes.map((wish) => beside(box, card, wish))
  if (other)
    corners.push(beside(other, card, { x: 'middle', y: 'after', gap }), beside(other, card, { y: 'middle', gap }))
  const free = corners.find(([left, top]) => {
    const place = { left, top, right: left + card.width, bottom: top + card.height }
    return !overlap(place, box) && !(other && overlap(place, other))
  })
  return free ?? corners[0]
}
