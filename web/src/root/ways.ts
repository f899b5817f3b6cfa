// The routes of pieces on the map: along a path, along the river, or straight if there is neither.
import { BURROW, MAPS } from './data'
import { ground, HEIGHT, onPath, RADIUS, spotOf, WIDTH, withBurrow, type Ground, type Spot } from './geometry'
import { numberOf } from './enact'
import type { RootView } from './view'

const STEPS = 12
/** Within this distance the river passes through a clearing. */
const ASHORE = RADIUS * 1.3

/** The map as it is drawn: on an upright screen the Burrow lies below it. */
function groundOf(view: RootView): Ground {
  const upright = globalThis.matchMedia?.('(max-aspect-ratio: 1/1)').matches ?? false
  const map = ground(view.map)
  return view.clearings.some(({ id }) => id === BURROW) ? withBurrow(map, upright) : map
}

export function spotAt(view: RootView, place: string): Spot | null {
  const number = numberOf(view, place)
  return number === null ? null : spotOf(groundOf(view), number)
}

const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Down or up the river between two clearings that lie at it. */
function afloat(view: RootView, from: Spot, to: Spot): Spot[] | null {
  const river = MAPS[view.map].river_line.map(([x, y]) => ({ x: x * (WIDTH / 100), y: y * (HEIGHT / 100) }))
  const nearest = (spot: Spot): number =>
    river.reduce((best, wave, at) => (distance(wave, spot) < distance(river[best], spot) ? at : best), 0)
  if (river.length === 0) return null
  const [a, b] = [nearest(from), nearest(to)]
  if (distance(river[a], from) > ASHORE || distance(river[b], to) > ASHORE) return null
  const between = river.slice(Math.min(a, b), Math.max(a, b) + 1)
  return [from, ...(a < b ? between : between.reverse()), to]
}

export function wayBetween(view: RootView, from: string, to: string): Spot[] {
  const map = groundOf(view)
  const [a, b] = [numberOf(view, from), numberOf(view, to)]
  const ends = [a, b].map((place) => (place === null ? null : spotOf(map, place)))
  if (!ends[0] || !ends[1]) return []
  const path = [...map.paths, ...map.closed].find((one) => (one.a === a && one.b === b) || (one.a === b && one.b === a))
  if (path) {
    const along = Array.from({ length: STEPS + 1 }, (_, step) => onPath(map, path, step / STEPS))
    return path.a === a ? along : along.reverse()
  }
  return afloat(view, ends[0], ends[1]) ?? [ends[0], ends[1]]
}
