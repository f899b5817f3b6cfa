// The maps in drawing units: clearings with room for pieces, bent paths, soft forests and trees. All of it follows from the
// engine's map data and is the same every time it is drawn.
import { BURROW, FIRST_FOREST, MAPS, type MapData } from './data'
import { disc, put, tree, type Tree } from './scenery'

export const WIDTH = 1090
export const HEIGHT = 1000
export const RADIUS = 90
/** So far from a path another clearing should stay, or the path bends away. */
const BERTH = 150
const BEND = 16
const OUT_OF_SIGHT = 900
/** So far around the map single trees stand; behind them the woodland goes on in tiles. */
export const MARGIN = 44

const TUFT = 'M-8,4 Q-7,-3 -9,-7 M-3,4 Q-2,-4 -3,-9 M1,4 Q2,-5 4,-10 M6,4 Q6,-2 10,-6'
const STALK = 'M-4,3 Q-4,-2 -6,-5 M0,3 Q0,-3 0,-7 M4,3 Q4,-1 6,-4'
const RIPPLE = 'M-9,0 Q-5,-5 0,0 Q5,5 9,0'
const REED = 'M-4,5 Q-5,-3 -7,-8 M0,5 Q0,-5 1,-12 M4,5 Q5,-2 8,-7'

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
  /** What its trees cover: it stays off paths, water and clearings. */
  thicket: string
}

/** Where a path crosses the river, and its direction there in degrees. */
export interface Bridge extends Spot {
  turn: number
}

/** A clearing with the spots at its rim where no path and no water is. */
export interface Site extends Spot {
  d: string
  rim: Spot[]
  /** Stalks and stones on its floor. */
  stalks: string
  stones: string
}

export interface Ground {
  clearings: Map<number, Site>
  paths: Path[]
  closed: Path[]
  river: string
  lake: string
  /** Where a ferry looks for its water. */
  middle: Spot
  forests: Forest[]
  trees: Tree[]
  bridges: Bridge[]
  tufts: string
  flowers: string
  pebbles: string
  ripples: string
  reeds: string
}

export const spot = ([x, y]: readonly number[]): Spot => ({ x: x * (WIDTH / 100), y: y * (HEIGHT / 100) })
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

/** What lies about in a clearing, around its middle, most of it towards the rim. */
function littered(random: () => number): Pick<Site, 'stalks' | 'stones'> {
  const lying = (many: number): Spot[] =>
    Array.from({ length: many }, () => {
      const [angle, reach] = [2 * Math.PI * random(), RADIUS * (0.3 + 0.56 * Math.sqrt(random()))]
      return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) }
    })
  return {
    stalks: lying(13)
      .map((here) => put(STALK, here, 0.6 + 0.5 * random()))
      .join(''),
    stones: lying(16)
      .map((here) => disc(here, 1 + 1.8 * random()))
      .join(''),
  }
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

/** A river that ends in the open runs on until it has left the map far behind. */
function runOut(line: readonly Spot[], clearings: readonly Spot[]): Spot[] {
  const [end, before] = line
  if (!end || clearings.some((clearing) => distance(clearing, end) < RADIUS * 0.8)) return [...line]
  const far = OUT_OF_SIGHT / distance(end, before)
  return [{ x: end.x + (end.x - before.x) * far, y: end.y + (end.y - before.y) * far }, ...line]
}

/** Spots along a line, about as far from each other as `step`. */
const strewn = (line: readonly Spot[], step: number): Spot[] =>
  line.slice(1).flatMap((to, place) => {
    const from = line[place]
    const steps = Math.ceil(distance(from, to) / step)
    return Array.from({ length: steps }, (_, number) => {
      const t = number / steps
      return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }
    })
  })

const near = (spots: readonly Spot[], here: Spot): number =>
  spots.reduce((least, spot) => Math.min(least, distance(spot, here)), Infinity)

export function survey(data: MapData): Ground {
  const random = dice(7)
  const centres = new Map(data.clearings.map((clearing) => [clearing.id, spot(clearing.at)]))
  const banks = [...centres.values()]
  const river = runOut(runOut(data.river_line.map(spot), banks).reverse(), banks).reverse()
  const lake = data.lake.map(spot)
  const stream = strewn(river, 12)
  const waterside = [...stream, ...lake]

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
  const space = (here: Spot): number =>
    inside(here, lake)
      ? -1
      : Math.min(near(banks, here) - RADIUS - 12, near(trail, here) - 20, near(waterside, here) - 28)
  const room = (here: Spot): number => Math.min(here.x, here.y, WIDTH - here.x, HEIGHT - here.y, space(here))

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
    const covered = [...grid(20, random)].filter((here) => inside(here, outline) && room(here) > 9)
    const thicket = covered.map((here) => disc(here, Math.min(27, room(here) + 5 + 4 * random()))).join('')
    return { place: FIRST_FOREST + number, id: forest.id, d: `${d}Z`, at: best, thicket }
  })

  const wooded = (here: Spot): boolean => outlines.some((outline) => inside(here, outline))
  const trees: Tree[] = []
  for (const here of grid(31, random)) {
    const free = forests.every((forest) => distance(here, forest.at) > 38)
    if (wooded(here) && free && room(here) > 11) trees.push(tree(here, random))
  }
  // Outside the forests trees become more towards the edge, and hide where the tiles of the woodland begin.
  for (const { x, y } of grid(33, random, WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN)) {
    const here = { x: x - MARGIN, y: y - MARGIN }
    const edge = Math.min(here.x, here.y, WIDTH - here.x, HEIGHT - here.y)
    if (!wooded(here) && space(here) > 24 && random() < 0.95 - edge / 110) trees.push(tree(here, random))
  }
  const bare = [...grid(58, random)].filter((here) => room(here) > 14 && !wooded(here) && near(trees, here) > 26)
  const shores = [...stream, ...strewn([...lake, ...lake.slice(0, 1)], 14)]

  const bridges = [...paths, ...closed].flatMap(({ a, b, control }): Bridge[] => {
    const [from, to] = [centres.get(a)!, centres.get(b)!]
    const steps = Array.from({ length: 81 }, (_, step) => onCurve(from, control, to, step / 80))
    const dry = steps.filter((here) => near(banks, here) > RADIUS + 30)
    const here = dry.reduce((best, step) => (near(stream, step) < near(stream, best) ? step : best), dry[0])
    if (!here || near(stream, here) > 9) return []
    const next = steps[steps.indexOf(here) + 1]
    return [{ ...here, turn: round((Math.atan2(next.y - here.y, next.x - here.x) * 180) / Math.PI) }]
  })

  /** Eight directions, from the right clockwise; at the top are a clearing's sign and its ruler's. */
  const rimOf = (centre: Spot): Spot[] =>
    [0, 4, 1, 3, 7, 2].flatMap((eighth) => {
      const angle = (eighth * Math.PI) / 4 + 0.2
      const [x, y] = [(RADIUS + 15) * Math.cos(angle), (RADIUS + 15) * Math.sin(angle)]
      const here = { x: centre.x + x, y: centre.y + y }
      const dry = near(shores, here) > 40 && !inside(here, lake)
      return dry && near(trail, here) > 36 ? [{ x, y }] : []
    })

  return {
    clearings: new Map(
      data.clearings.map(({ id }) => {
        const centre = centres.get(id)!
        return [id, { ...centre, d: blob(centre, RADIUS, random), rim: rimOf(centre), ...littered(random) }]
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
    bridges,
    tufts: bare.map((here) => put(TUFT, here, 0.7 + 0.4 * random())).join(''),
    flowers: bare
      .filter(() => random() < 0.4)
      .map(({ x, y }) => [0, 1, 2].map((bud) => disc({ x: x - 13 + 9 * bud, y: y + 9 - 6 * (bud % 2) }, 2.2)).join(''))
      .join(''),
    pebbles: trail
      .filter(() => random() < 0.55)
      .map(({ x, y }) => disc({ x: x + 24 * (random() - 0.5), y: y + 24 * (random() - 0.5) }, 1.2 + 1.6 * random()))
      .join(''),
    ripples: [
      ...stream
        .filter(() => random() < 0.5)
        .map(({ x, y }) => ({ x: x + 16 * (random() - 0.5), y: y + 16 * (random() - 0.5) })),
      ...(lake.length > 0 ? [...grid(46, random)].filter((here) => inside(here, lake) && near(lake, here) > 30) : []),
    ]
      .map((here) => put(RIPPLE, here, 0.6 + 0.5 * random()))
      .join(''),
    reeds: shores
      .filter((here) => random() < 0.3 && near(banks, here) > RADIUS + 16)
      .map(({ x, y }, place) =>
        put(REED, { x, y: lake.length > 0 ? y : y + (place % 2 ? 21 : -21) }, 0.8 + 0.4 * random()),
      )
      .join(''),
  }
}

/** Trees of a tile of woodland. Those at an edge stand at the opposite edge too, so that tiles fit together. */
export function scattered(width: number, height: number): Tree[] {
  const random = dice(23)
  return [...grid(36, random, width, height)]
    .filter(() => random() < 0.86)
    .map((spot) => tree(spot, random))
    .flatMap((tree) =>
      [-width, 0, width].flatMap((right) =>
        [-height, 0, height].map((down) => ({ ...tree, x: tree.x + right, y: tree.y + down })),
      ),
    )
    .filter(({ x, y }) => x > -30 && x < width + 30 && y > -40 && y < height + 40)
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
  const drawn = below ? burrowed.below : burrowed.beside
  const known = drawn.get(map) ?? dug(map, below)
  drawn.set(map, known)
  return known
}

const burrowed = { below: new Map<Ground, Ground>(), beside: new Map<Ground, Ground>() }

function dug(map: Ground, below: boolean): Ground {
  const reach = BURROW_ROOM / 2 + 8
  const at = below ? { x: WIDTH / 2, y: HEIGHT + reach } : { x: WIDTH + reach, y: HEIGHT / 2 }
  const burrow = { ...at, d: blob(at, RADIUS, dice(11)), rim: [], ...littered(dice(11)) }
  const trees = map.trees.filter((tree) => distance(tree, at) > RADIUS + 34)
  return { ...map, trees, clearings: new Map([...map.clearings, [BURROW, burrow]]) }
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
