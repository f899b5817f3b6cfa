// The four maps: smooth outlines and free spots, computed once from the data that the engine uses.
import maps from '../../../src/copse/smallworld/data/maps.json'

export type Terrain = 'farmland' | 'forest' | 'hill' | 'mountain' | 'swamp' | 'sea' | 'lake'
export type Treasure = 'mine' | 'magic' | 'cavern'
export type Point = readonly [x: number, y: number]

/** Drawing units for one unit of the data. */
const SCALE = 10

// The things in a region, as discs around its middle, in drawing units.
const SYMBOL = 16
const NUMBER: readonly Disc[] = [{ at: [0, 0], radius: 13 }]
/** A stack with its hourglass, its count, its markers and the die that its conquest needs. */
const STACK: readonly Disc[] = [
  { at: [0, 0], radius: 34 },
  { at: [-28, -28], radius: 14 },
  { at: [25, -25], radius: 18 },
  { at: [0, 28], radius: 17 },
  { at: [30, 26], radius: 15 },
]
const GRID = 7

export interface Region {
  id: number
  terrain: Terrain
  water: boolean
  outline: string
  /** The borders with other regions, without the edge of the map. */
  borders: string
  token: Point
  number: Point
  symbols: { symbol: Treasure; at: Point }[]
}

export interface Chart {
  width: number
  height: number
  regions: Region[]
}

interface Source {
  width: number
  height: number
  regions: {
    id: number
    terrain: string
    symbols: string[]
    symbols_at: Record<string, number[]>
    outline: number[][]
  }[]
}

/** The area of a thing: its middle and its radius. */
interface Disc {
  at: Point
  radius: number
}

const charts = new Map<number, Chart>()

/** The map for this number of players. */
export function chartFor(players: number): Chart {
  const known = charts.get(players)
  if (known) return known
  const drawn = draw((maps as unknown as Record<string, Source>)[players])
  charts.set(players, drawn)
  return drawn
}

function draw(source: Source): Chart {
  const width = source.width * SCALE
  const height = source.height * SCALE
  const outlines = source.regions.map((region) => region.outline.map(scaled))
  const corners = cornersOf(outlines, width, height)
  const regions = source.regions.map((region, index): Region => {
    const outline = outlines[index]
    const spots = spotsIn(outline)
    const symbols = region.symbols.map((symbol) => ({
      symbol: symbol as Treasure,
      at: nearest(spots, scaled(region.symbols_at[symbol])),
    }))
    const taken: Disc[] = symbols.map(({ at }) => ({ at, radius: SYMBOL }))
    const place = (thing: readonly Disc[]): Point => {
      const at = freest(spots, taken, thing)
      taken.push(...moved(thing, at))
      return at
    }
    const terrain = region.terrain as Terrain
    const token = place(STACK)
    return {
      id: region.id,
      terrain,
      water: terrain === 'sea' || terrain === 'lake',
      outline: smooth(outline, corners),
      borders: bordersOf(outline, corners, width, height),
      token,
      number: place(NUMBER),
      symbols,
    }
  })
  return { width, height, regions }
}

function scaled([x, y]: number[]): Point {
  return [x * SCALE, y * SCALE]
}

/** Points where three regions meet, or where a border meets the edge. They stay sharp, so that smooth neighbours still
 * fit. */
function cornersOf(outlines: Point[][], width: number, height: number): Set<string> {
  const shared = new Map<string, number>()
  for (const point of outlines.flat()) shared.set(String(point), (shared.get(String(point)) ?? 0) + 1)
  const corners = new Set<string>()
  for (const point of outlines.flat()) {
    if (shared.get(String(point)) !== 2 || onEdge(point, width, height)) corners.add(String(point))
  }
  return corners
}

function onEdge([x, y]: Point, width: number, height: number): boolean {
  return x <= 0 || y <= 0 || x >= width || y >= height
}

/** The outline as a path that is rounded at every point except corners. */
function smooth(outline: Point[], corners: Set<string>): string {
  const steps = outline.map((point, index) => {
    const next = middle(point, after(outline, index))
    return corners.has(String(point)) ? `L${point}L${next}` : `Q${point} ${next}`
  })
  return `M${middle(outline[outline.length - 1], outline[0])}${steps.join('')}Z`
}

/** The same line with gaps where it runs along the edge of the map. */
function bordersOf(outline: Point[], corners: Set<string>, width: number, height: number): string {
  const steps = outline.map((point, index) => {
    const before = middle(point, outline.at(index - 1) ?? point)
    const next = middle(point, after(outline, index))
    if (!corners.has(String(point))) return `M${before}Q${point} ${next}`
    return [before, next]
      .filter((half) => !onEdge(half, width, height))
      .map((half) => `M${half}L${point}`)
      .join('')
  })
  return steps.join('')
}

function after(outline: Point[], index: number): Point {
  return outline[(index + 1) % outline.length]
}

/** The spot where a thing has most room between the outline and the things already placed. */
function freest(spots: Disc[], taken: Disc[], thing: readonly Disc[]): Point {
  let best = spots[0].at
  let most = -Infinity
  for (const { at, radius } of spots) {
    const gaps = moved(thing, at).flatMap((disc) => taken.map((other) => gap(disc, other)))
    const room = Math.min(radius - thing[0].radius, ...gaps)
    if (room > most) [best, most] = [at, room]
  }
  return best
}

/** The spot nearest to the wanted one that leaves room for a symbol between it and the outline. */
function nearest(spots: Disc[], wanted: Point): Point {
  let best = wanted
  let least = Infinity
  for (const { at, radius } of spots) {
    const away = distance(at, wanted)
    if (away < least && radius >= SYMBOL + 5) [best, least] = [at, away]
  }
  return best
}

/** A grid of points inside an outline, each with its distance from it. */
function spotsIn(outline: Point[]): Disc[] {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const spots: Disc[] = []
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += GRID) {
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += GRID) {
      const at: Point = [x, y]
      if (contains(outline, at)) spots.push({ at, radius: toOutline(outline, at) })
    }
  }
  return spots
}

function contains(outline: Point[], [x, y]: Point): boolean {
  let crossings = 0
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = after(outline, index)
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) crossings += 1
  })
  return crossings % 2 === 1
}

function toOutline(outline: Point[], at: Point): number {
  let least = Infinity
  outline.forEach((point, index) => (least = Math.min(least, toEdge(at, point, after(outline, index)))))
  return least
}

function toEdge([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay]
  const along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
  return Math.hypot(x - ax - along * dx, y - ay - along * dy)
}

function middle([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2, (ay + by) / 2]
}

function moved(thing: readonly Disc[], [x, y]: Point): Disc[] {
  return thing.map((disc) => ({ ...disc, at: [disc.at[0] + x, disc.at[1] + y] }))
}

function gap(one: Disc, other: Disc): number {
  return distance(one.at, other.at) - one.radius - other.radius
}

function distance([ax, ay]: Point, [bx, by]: Point): number {
  return Math.hypot(ax - bx, ay - by)
}
