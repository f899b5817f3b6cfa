// The maps in drawing units: clearings with room for pieces, bent paths, soft forests and trees. All of it follows from the
// engine's map data and is the same every time it is drawn.
import { BURROW, FIRST_FOREST, MAPS, type MapData } from './data'

export const WIDTH = 1090
export const HEIGHT = 1000
export const RADIUS = 90
/** So far from a path another clearing should stay, or the path bends away. */
const BERTH = 150
const BEND = 16

export interface Spot {
  x: number
  y: number
}

export interface Path {
  a: number
  b: number
  d: string
  control: Spot
  middle: Spot
}

export interface Forest {
  place: number
  id: string
  d: string
  at: Spot
}

export interface Tree extends Spot {
  size: number
  kind: number
}

export interface Ground {
  clearings: Map<number, Spot & { d: string }>
  paths: Path[]
  closed: Path[]
  river: string
  lake: string
  /** Where a ferry looks for its water. */
  middle: Spot
  forests: Forest[]
  trees: Tree[]
  tufts: Spot[]
}

const spot = ([x, y]: readonly number[]): Spot => ({ x: x * (WIDTH / 100), y: y * (HEIGHT / 100) })
const distance = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y)
const round = (value: number): number => Math.round(value * 10) / 10
const write = ({ x, y }: Spot): string => `${round(x)},${round(y)}`

/** A small generator of its own, so that trees stand where they stood. */
function dice(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

/** A smooth line through spots (Catmull and Rom's). */
function smooth(spots: readonly Spot[], closed: boolean): string {
  const at = (place: number): Spot =>
    closed ? spots[(place + spots.length) % spots.length] : spots[Math.max(0, Math.min(spots.length - 1, place))]
  let d = `M${write(spots[0])}`
  for (let place = 0; place < spots.length - (closed ? 0 : 1); place++) {
    const [before, from, to, after] = [at(place - 1), at(place), at(place + 1), at(place + 2)]
    const first = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 }
    const second = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }
    d += ` C${write(first)} ${write(second)} ${write(to)}`
  }
  return closed ? `${d}Z` : d
}

function blob(middle: Spot, radius: number, random: () => number): string {
  const corners = Array.from({ length: 11 }, (_, place) => {
    const angle = (place / 11) * 2 * Math.PI
    const reach = radius * (0.975 + 0.05 * random())
    return { x: middle.x + reach * Math.cos(angle), y: middle.y + reach * Math.sin(angle) }
  })
  return smooth(corners, true)
}

function nearestOn(a: Spot, b: Spot, from: Spot): Spot {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const along = ((from.x - a.x) * dx + (from.y - a.y) * dy) / (dx * dx + dy * dy)
  const t = Math.max(0, Math.min(1, along))
  return { x: a.x + t * dx, y: a.y + t * dy }
}

/** The control point of a path: it bends a little, and more where it would run into a clearing on its way. */
function bend(a: number, b: number, clearings: ReadonlyMap<number, Spot>): Spot {
  const [from, to] = [clearings.get(a)!, clearings.get(b)!]
  const normal = { x: -(to.y - from.y) / distance(from, to), y: (to.x - from.x) / distance(from, to) }
  let push = (a + b) % 2 ? BEND : -BEND
  for (const [id, other] of clearings) {
    const near = nearestOn(from, to, other)
    const room = distance(near, other)
    if (id !== a && id !== b && room < BERTH) {
      const away = (near.x - other.x) * normal.x + (near.y - other.y) * normal.y
      push = Math.sign(away) * (BERTH - room) * 1.6
    }
  }
  return { x: (from.x + to.x) / 2 + normal.x * push, y: (from.y + to.y) / 2 + normal.y * push }
}

const onCurve = (a: Spot, control: Spot, b: Spot, t: number): Spot => ({
  x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * control.x + t ** 2 * b.x,
  y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * control.y + t ** 2 * b.y,
})

function inside(point: Spot, polygon: readonly Spot[]): boolean {
  let within = false
  for (let here = 0, last = polygon.length - 1; here < polygon.length; last = here++) {
    const [a, b] = [polygon[here], polygon[last]]
    if (a.y > point.y !== b.y > point.y && point.x < ((b.x - a.x) * (point.y - a.y)) / (b.y - a.y) + a.x)
      within = !within
  }
  return within
}

function* grid(step: number, random: () => number, width = WIDTH, height = HEIGHT): Generator<Spot> {
  for (let y = step / 2; y < height; y += step) {
    for (let x = step / 2; x < width; x += step) {
      yield { x: x + (random() - 0.5) * step * 0.7, y: y + (random() - 0.5) * step * 0.7 }
    }
  }
}

/** A river that ends in the open runs on until it leaves the map. */
function runOut(line: readonly Spot[], clearings: readonly Spot[]): Spot[] {
  const [end, before] = line
  if (!end || clearings.some((clearing) => distance(clearing, end) < RADIUS * 0.8)) return [...line]
  return [{ x: end.x + (end.x - before.x) * 6, y: end.y + (end.y - before.y) * 6 }, ...line]
}

function survey(data: MapData): Ground {
  const random = dice(7)
  const centres = new Map(data.clearings.map((clearing) => [clearing.id, spot(clearing.at)]))
  const river = runOut(data.river_line.map(spot), [...centres.values()])
  const lake = data.lake.map(spot)
  const waterside = [...river, ...lake]

  const controls = new Map<string, Spot>()
  const trail: Spot[] = []
  const draw = ([a, b]: number[]): Path => {
    const [from, to, control] = [centres.get(a)!, centres.get(b)!, bend(a, b, centres)]
    controls.set(`${a}-${b}`, control).set(`${b}-${a}`, control)
    for (let t = 0; t <= 1; t += 0.05) trail.push(onCurve(from, control, to, t))
    return {
      a,
      b,
      control,
      d: `M${write(from)} Q${write(control)} ${write(to)}`,
      middle: onCurve(from, control, to, 0.5),
    }
  }
  const paths = data.paths.map(draw)
  const closed = data.closed_paths.map(draw)

  /** How much room there is around a spot. */
  const room = (here: Spot): number => {
    let least = Math.min(here.x, here.y, WIDTH - here.x, HEIGHT - here.y)
    for (const centre of centres.values()) least = Math.min(least, distance(here, centre) - RADIUS - 12)
    for (const step of trail) least = Math.min(least, distance(here, step) - 20)
    for (const wave of waterside) least = Math.min(least, distance(here, wave) - 28)
    return inside(here, lake) ? -1 : least
  }

  const numbers = new Map([...centres].map(([id, centre]) => [write(centre), id]))
  const outlines = data.forests.map((forest) => forest.outline.map(spot))
  const forests = data.forests.map((forest, number): Forest => {
    const outline = outlines[number]
    let best = spot(forest.at)
    for (const candidate of grid(14, () => 0.5)) {
      if (inside(candidate, outline) && room(candidate) > room(best)) best = candidate
    }
    let d = `M${write(outline[0])}`
    outline.forEach((corner, place) => {
      const next = outline[(place + 1) % outline.length]
      const control = controls.get(`${numbers.get(write(corner))}-${numbers.get(write(next))}`)
      d += control ? ` Q${write(control)} ${write(next)}` : ` L${write(next)}`
    })
    return { place: FIRST_FOREST + number, id: forest.id, d: `${d}Z`, at: best }
  })

  const trees: Tree[] = []
  for (const here of grid(36, random)) {
    const wooded = outlines.some((outline) => inside(here, outline))
    const free = forests.every((forest) => distance(here, forest.at) > 34)
    if (wooded && free && room(here) > 12)
      trees.push({ ...here, size: 0.8 + 0.4 * random(), kind: Math.floor(random() * 3) })
  }
  const tufts = [...grid(74, random)].filter(
    (here) => room(here) > 14 && !outlines.some((outline) => inside(here, outline)),
  )

  return {
    clearings: new Map(
      data.clearings.map(({ id }) => {
        const centre = centres.get(id)!
        return [id, { ...centre, d: blob(centre, RADIUS, random) }]
      }),
    ),
    paths,
    closed,
    river: river.length > 0 ? smooth(river, false) : '',
    lake: lake.length > 0 ? smooth(lake, true) : '',
    middle: {
      x: lake.reduce((sum, { x }) => sum + x, 0) / lake.length,
      y: lake.reduce((sum, { y }) => sum + y, 0) / lake.length,
    },
    forests,
    trees,
    tufts,
  }
}

/** Trees of a wood that nobody walks in, none of them at the edge of their tile. */
export function scattered(width: number, height: number): Tree[] {
  const random = dice(23)
  return [...grid(44, random, width, height)]
    .filter(({ x, y }) => Math.min(x, width - x) > 16 && Math.min(y, height - y) > 24 && random() < 0.72)
    .map((spot) => ({ ...spot, size: 0.85 + 0.4 * random(), kind: Math.floor(random() * 3) }))
}

const surveyed = new Map<string, Ground>()

export function ground(map: string): Ground {
  const known = surveyed.get(map) ?? survey(MAPS[map])
  surveyed.set(map, known)
  return known
}

/** So much room the Burrow takes beside the map. */
export const BURROW_ROOM = 2 * RADIUS + 56

/** A map with the Burrow beside it: below, or to the right. */
export function withBurrow(map: Ground, below: boolean): Ground {
  const reach = BURROW_ROOM / 2 + 8
  const at = below ? { x: WIDTH / 2, y: HEIGHT + reach } : { x: WIDTH + reach, y: HEIGHT / 2 }
  const burrow = { ...at, d: blob(at, RADIUS, dice(11)) }
  return { ...map, clearings: new Map([...map.clearings, [BURROW, burrow]]) }
}

/** The spot on a path, from 0 at its one end to 1 at the other. */
export function onPath({ clearings }: Ground, { a, b, control }: Path, along: number): Spot {
  return onCurve(clearings.get(a)!, control, clearings.get(b)!, along)
}

/** The spot of a place by its number: a clearing, or a forest. */
export function spotOf(map: Ground, place: number): Spot | null {
  return map.clearings.get(place) ?? map.forests.find((forest) => forest.place === place)?.at ?? null
}

/** The number of a place by its name in a view: "7" is a clearing, "1_2_5_10" a forest. */
export function placeOf(map: Ground, name: string): number | null {
  return name.includes('_') ? (map.forests.find((forest) => forest.id === name)?.place ?? null) : Number(name)
}
