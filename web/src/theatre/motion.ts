// Movements over the table. They use only transforms, opacity and the browser's animations, so that they stay smooth
// while the page works. If animation is off, results only fade in.
import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { still } from './enactment.svelte'
import { apart, lengthOf, type Point } from './stage'

export interface Timing {
  ms: number
  delay?: number
  easing?: string
}

const FADE = 160
/** Distance from the upper edge of the window. */
const TOP = 56

export type Frames = Keyframe[] | PropertyIndexedKeyframes

/** Plays keyframes while an element exists. They are made once, so that a change of the table below does not restart
 * them. */
export const moves =
  (made: () => readonly [Frames, Timing]): Attachment<HTMLElement | SVGElement> =>
  (node) =>
    untrack(() => {
      const [frames, { ms, delay = 0, easing = 'ease-in-out' }] = made()
      const playing = still()
        ? node.animate({ opacity: [0, 1] }, { duration: FADE, fill: 'both' })
        : node.animate(frames, { duration: ms, delay, easing, fill: 'both' })
      return () => playing.cancel()
    })

export const at = ({ x, y }: Point, more = ''): string => `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) ${more}`

/** Keyframes along a route at an even pace, with small hops. */
export function walking(points: readonly Point[], hop: number): Keyframe[] {
  const whole = lengthOf(points) || 1
  let gone = 0
  return points.flatMap((point, number) => {
    if (number > 0) gone += apart(points[number - 1], point)
    const raised = { x: point.x, y: point.y - (number % 2 === 1 ? hop : 0) }
    return [{ transform: at(raised), offset: Math.min(1, gone / whole) }]
  })
}

/** The top of an arc between two spots, kept on the screen. */
export function bow(from: Point, to: Point): Point {
  const top = Math.min(from.y, to.y) - 24 - apart(from, to) * 0.12
  return { x: (from.x + to.x) / 2, y: Math.max(TOP, top) }
}
