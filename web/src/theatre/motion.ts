// How things move over the table: transforms and opacity only, by the browser's own animations, so that they stay smooth
// while the page works. Where nothing may move, what came about is only faded in.
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
/** From the upper edge of the window. */
const TOP = 56

export type Frames = Keyframe[] | PropertyIndexedKeyframes

/** Plays keyframes on an element as long as it is there. They are made once, when it comes: what it is about to do does not
 * begin anew because the table below changes. */
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

/** Along a way at an even pace, hopping a little as one who walks does. */
export function walking(points: readonly Point[], hop: number): Keyframe[] {
  const whole = lengthOf(points) || 1
  let gone = 0
  return points.flatMap((point, number) => {
    if (number > 0) gone += apart(points[number - 1], point)
    const raised = { x: point.x, y: point.y - (number % 2 === 1 ? hop : 0) }
    return [{ transform: at(raised), offset: Math.min(1, gone / whole) }]
  })
}

/** The top of a bow from one spot to another; it stays on the screen. */
export function bow(from: Point, to: Point): Point {
  const top = Math.min(from.y, to.y) - 24 - apart(from, to) * 0.12
  return { x: (from.x + to.x) / 2, y: Math.max(TOP, top) }
}
