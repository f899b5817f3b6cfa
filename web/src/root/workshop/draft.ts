// A map that somebody draws: the entries of its text (docs/how-to/workshop.md), and the changes that the editor makes to
// them. Every change returns a new map, so that it can be undone. What a map must have is checked by the server alone.
import type { MapData } from '../data'
import type { Suit } from '../view'
import bounds from './bounds.json'

export type Point = [across: number, down: number]
export type Way = [number, number]
/** Clearings are numbered from 1, in their order. */
export type Clearing = { at: Point; suit?: Suit; slots: number; ruin?: boolean }
export type Forest = { clearings: number[]; at?: Point; near?: number[][] }
export type Water = 'river' | 'lake'

export interface MapDraft {
  names?: Record<string, string>
  corners: Way[]
  paths: Way[]
  closed_paths?: Way[]
  river_divides_forests?: boolean
  edge?: number[]
  priorities?: number[]
  clearing: Clearing[]
  river?: { course: number[]; line?: Point[] }
  lake?: { coast: number[]; middle?: Point; shore?: Point[] }
  landmarks?: { ferry?: number; tower?: number }
  forest?: Forest[]
}

export const EMPTY: MapDraft = { corners: [], paths: [], clearing: [] }
export const SUITS: Suit[] = ['fox', 'rabbit', 'mouse']

/** A table as the server read it from a text, with the lists that every map has. */
export const asDraft = (table: object): MapDraft => ({ ...structuredClone(EMPTY), ...table })

/** A printed map to begin with: its forests follow from what one draws. */
export function begunFrom(table: object): MapDraft {
  const draft = asDraft(table)
  delete draft.forest
  return draft
}

const same = ([a, b]: Way, [c, d]: Way): boolean => (a === c && b === d) || (a === d && b === c)
const has = (ways: readonly Way[] | undefined, way: Way): boolean => (ways ?? []).some((one) => same(one, way))
const without = (ways: readonly Way[] | undefined, way: Way): Way[] => (ways ?? []).filter((one) => !same(one, way))

// ---- clearings

const within = (value: number): number => Math.round(Math.min(bounds.high, Math.max(bounds.low, value)) * 10) / 10

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])

/** Adds a clearing with one slot. */
export function add(draft: MapDraft, at: Point): MapDraft {
  if (draft.clearing.length >= bounds.clearings) return draft
  const suited = draft.clearing.some(({ suit }) => suit)
  const rarest = SUITS.toSorted((one, other) => count(draft, one) - count(draft, other))[0]
  const clearing = { at: [within(at[0]), within(at[1])] as Point, ...(suited ? { suit: rarest } : {}), slots: 1 }
  return { ...draft, clearing: [...draft.clearing, clearing] }
}

const count = (draft: MapDraft, wanted: Suit): number => draft.clearing.filter(({ suit }) => suit === wanted).length

/** The place for a clearing that is farthest from the others. */
export function freest({ clearing }: MapDraft): Point {
  let best: Point = [50, 50]
  let room = -1
  for (let across = bounds.low + 5; across < bounds.high; across += 4)
    for (let down = bounds.low + 5; down < bounds.high; down += 4) {
      const here = Math.min(...clearing.map(({ at }) => distance(at, [across, down])), 60)
      if (here > room) [best, room] = [[across, down], here]
    }
  return best
}

/** Moves a clearing. A line of the water that was drawn for its old place is drawn anew. */
export function move(draft: MapDraft, id: number, [across, down]: Point): MapDraft {
  const at: Point = [within(across), within(down)]
  const moved = change(draft, id, { at })
  if (draft.river?.course.includes(id)) moved.river = { course: draft.river.course }
  if (draft.lake?.coast.includes(id)) moved.lake = { coast: draft.lake.coast }
  return moved
}

export function change(draft: MapDraft, id: number, part: Partial<Clearing>): MapDraft {
  return { ...draft, clearing: draft.clearing.map((one, place) => (place + 1 === id ? { ...one, ...part } : one)) }
}

/** Takes all suits away, so that they are placed at random, or gives each clearing one. */
export function suited(draft: MapDraft, wanted: boolean): MapDraft {
  const clearing = draft.clearing.map(({ suit, ...one }, place) =>
    wanted ? { ...one, suit: suit ?? SUITS[place % SUITS.length] } : one,
  )
  return { ...draft, clearing }
}

/** Removes a clearing with everything that leads there. Those after it move up by one. */
export function remove(draft: MapDraft, id: number): MapDraft {
  const now = (one: number): number => (one > id ? one - 1 : one)
  const list = (clearings: readonly number[]): number[] => clearings.filter((one) => one !== id).map(now)
  const ways = (some: readonly Way[]): Way[] =>
    some.filter((way) => !way.includes(id)).map(([a, b]): Way => [now(a), now(b)])
  const left: MapDraft = {
    ...draft,
    clearing: draft.clearing.filter((_, place) => place + 1 !== id),
    paths: ways(draft.paths),
    corners: ways(draft.corners),
  }
  if (draft.closed_paths) left.closed_paths = ways(draft.closed_paths)
  if (draft.edge) left.edge = list(draft.edge)
  if (draft.priorities) left.priorities = list(draft.priorities)
  if (draft.river) left.river = { course: list(draft.river.course) }
  if (draft.lake) left.lake = { coast: list(draft.lake.coast) }
  if (draft.landmarks) {
    const sites = Object.entries(draft.landmarks).filter(([, site]) => site !== id)
    left.landmarks = Object.fromEntries(sites.map(([name, site]) => [name, now(site)]))
  }
  if (draft.forest)
    left.forest = draft.forest.map((forest) => ({
      ...forest,
      clearings: list(forest.clearings),
      ...(forest.near ? { near: forest.near.map(list) } : {}),
    }))
  return left
}

// ---- paths, corners, water, landmarks

export type Joined = 'none' | 'open' | 'closed'

export const joined = (draft: MapDraft, way: Way): Joined =>
  has(draft.paths, way) ? 'open' : has(draft.closed_paths, way) ? 'closed' : 'none'

/** Joins two clearings by a path, or parts them. */
export function join(draft: MapDraft, way: Way, how: Joined): MapDraft {
  const paths = without(draft.paths, way)
  const closed = without(draft.closed_paths, way)
  if (how === 'open') paths.push(way)
  if (how === 'closed') closed.push(way)
  const made: MapDraft = { ...draft, paths, closed_paths: closed }
  if (closed.length === 0) delete made.closed_paths
  return made
}

export const oppositeOf = (draft: MapDraft, id: number): number | null => {
  const pair = draft.corners.find((corners) => corners.includes(id))
  return pair ? (pair[0] === id ? pair[1] : pair[0]) : null
}

/** Makes two clearings opposite corners. Pairs that had one of them are corners no more. */
export function oppose(draft: MapDraft, a: number, b: number | null): MapDraft {
  const corners = draft.corners.filter((pair) => !pair.includes(a) && (b === null || !pair.includes(b)))
  return { ...draft, corners: b === null || a === b ? corners : [...corners, [a, b]] }
}

export const waterOf = (draft: MapDraft): Water => (draft.lake ? 'lake' : 'river')
export const waterside = (draft: MapDraft): number[] => draft.lake?.coast ?? draft.river?.course ?? []

/** Puts a clearing at the end of the river or at the coast, or takes it away from there. */
export function wet(draft: MapDraft, id: number): MapDraft {
  const there = waterside(draft)
  return flow(draft, waterOf(draft), there.includes(id) ? there.filter((one) => one !== id) : [...there, id])
}

/** Makes the water a river or a lake with these clearings. */
export function flow(draft: MapDraft, water: Water, clearings: number[]): MapDraft {
  const made = { ...draft }
  delete made.river
  delete made.lake
  if (water === 'lake') {
    delete made.river_divides_forests
    made.lake = { coast: clearings }
  } else if (clearings.length > 0) made.river = { course: clearings }
  return made
}

export function place(draft: MapDraft, landmark: 'ferry' | 'tower', site: number | null): MapDraft {
  const landmarks = { ...draft.landmarks }
  delete landmarks[landmark]
  if (site !== null) landmarks[landmark] = site
  const made: MapDraft = { ...draft, landmarks }
  if (Object.keys(landmarks).length === 0) delete made.landmarks
  return made
}

/** The clearings by priority for bots. */
export const ranked = (draft: MapDraft): number[] => draft.priorities ?? draft.clearing.map((_, place) => place + 1)

/** Gives a clearing a higher priority by one. */
export function prefer(draft: MapDraft, id: number): MapDraft {
  const priorities = [...ranked(draft)]
  const place = priorities.indexOf(id)
  if (place < 1) return draft
  ;[priorities[place - 1], priorities[place]] = [id, priorities[place - 1]]
  return { ...draft, priorities }
}

// ---- drawing

/** The map for drawing. Forests, and what else follows from it, come from the server. */
export function drawn(draft: MapDraft, told: MapData | null): MapData {
  const at = (id: number): Point => draft.clearing[id - 1].at
  return {
    names: draft.names ?? {},
    clearings: draft.clearing.map((clearing, place) => ({ id: place + 1, at: clearing.at })),
    paths: draft.paths,
    closed_paths: draft.closed_paths ?? [],
    forests: (told?.forests ?? []).filter(({ outline }) => outline.length > 0),
    river_line: draft.river ? (draft.river.line ?? draft.river.course.map(at)) : [],
    lake: draft.lake ? (draft.lake.shore ?? told?.lake ?? []) : [],
  }
}
