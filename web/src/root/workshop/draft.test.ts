import { expect, it } from 'vitest'
import {
  EMPTY,
  add,
  begunFrom,
  drawn,
  freest,
  join,
  joined,
  move,
  oppose,
  oppositeOf,
  place,
  prefer,
  ranked,
  remove,
  suited,
  wet,
  flow,
  waterside,
  type MapDraft,
} from './draft'
import bounds from './bounds.json'
import { history } from './history.svelte'
import { named, nameOf } from './shelf.svelte'

/** Five clearings in a row, the third a corner opposite the fifth, with a river through the first three. */
function row(): MapDraft {
  let draft: MapDraft = EMPTY
  for (const across of [10, 30, 50, 70, 90]) draft = add(draft, [across, 50])
  for (const id of [1, 2, 3, 4]) draft = join(draft, [id, id + 1], 'open')
  for (const id of [1, 2, 3]) draft = wet(draft, id)
  return place(oppose(draft, 3, 5), 'ferry', 2)
}

it('adds clearings up to the bound, inside the map', () => {
  let draft = add(EMPTY, [120, -3])
  expect(draft.clearing[0].at).toEqual([bounds.high, bounds.low])
  for (let many = 0; many < 30; many++) draft = add(draft, freest(draft))
  expect(draft.clearing).toHaveLength(bounds.clearings)
})

it('places a clearing for somebody who cannot point away from the others', () => {
  let draft: MapDraft = EMPTY
  for (let many = 0; many < bounds.clearings; many++) draft = add(draft, freest(draft))
  const apart = draft.clearing.flatMap(({ at }, one) =>
    draft.clearing.slice(one + 1).map((other) => Math.hypot(at[0] - other.at[0], at[1] - other.at[1])),
  )
  expect(Math.min(...apart)).toBeGreaterThan(18)
})

it('makes a path open, closed or none, in whichever order its ends are named', () => {
  const closed = join(row(), [2, 1], 'closed')
  expect([joined(closed, [1, 2]), closed.paths.length]).toEqual(['closed', 3])
  const parted = join(closed, [1, 2], 'none')
  expect(joined(parted, [2, 1])).toBe('none')
  expect(parted).not.toHaveProperty('closed_paths')
})

it('removes a clearing from every list, and numbers those after it anew', () => {
  const left = remove({ ...row(), priorities: [5, 4, 3, 2, 1], edge: [1, 3] }, 2)
  expect(left.clearing.map(({ at }) => at[0])).toEqual([10, 50, 70, 90])
  expect(left.paths).toEqual([
    [2, 3],
    [3, 4],
  ])
  expect([left.corners, left.river, left.landmarks, left.priorities, left.edge]).toEqual([
    [[2, 4]],
    { course: [1, 2] },
    {},
    [4, 3, 2, 1],
    [1, 2],
  ])
})

it('gives a corner one opposite', () => {
  const changed = oppose(row(), 5, 1)
  expect([oppositeOf(changed, 5), oppositeOf(changed, 1), oppositeOf(changed, 3)]).toEqual([1, 5, null])
  expect(oppose(changed, 5, null).corners).toEqual([])
})

it('draws the water anew where its clearings move', () => {
  const printed: MapDraft = { ...row(), river: { course: [1, 2], line: [[10, 50], [30, 50]] } } // prettier-ignore
  expect(move(printed, 1, [12, 55]).river).toEqual({ course: [1, 2] })
  expect(move(printed, 5, [80, 55]).river).toEqual(printed.river)
  const lake = flow(printed, 'lake', waterside(printed))
  expect([lake.lake, lake.river]).toEqual([{ coast: [1, 2] }, undefined])
})

it('places all suits or none', () => {
  const random = suited(row(), false)
  expect(random.clearing.some(({ suit }) => suit)).toBe(false)
  expect(suited(random, true).clearing.map(({ suit }) => suit)).toEqual(['fox', 'rabbit', 'mouse', 'fox', 'rabbit'])
})

it('ranks clearings by number until somebody ranks them otherwise', () => {
  expect(ranked(row())).toEqual([1, 2, 3, 4, 5])
  expect(ranked(prefer(row(), 3))).toEqual([1, 3, 2, 4, 5])
  expect(prefer(row(), 1)).toEqual(row())
})

it('lets the forests of a printed map follow from what one draws', () => {
  expect(begunFrom({ paths: [[1, 2]], clearing: [], forest: [{ clearings: [1, 2] }] })).toEqual({
    paths: [[1, 2]],
    corners: [],
    clearing: [],
  })
})

it('draws as much as there is', () => {
  expect(drawn(EMPTY, null)).toMatchObject({ clearings: [], forests: [], river_line: [], lake: [] })
  expect(drawn(row(), null).river_line).toEqual([
    [10, 50],
    [30, 50],
    [50, 50],
  ])
})

it('undoes and redoes, and forgets what was undone after another change', () => {
  const past = history(1)
  past.change(2)
  past.change(2)
  past.change(3)
  past.undo()
  expect([past.now, past.canUndo, past.canRedo]).toEqual([2, true, true])
  past.undo()
  past.undo()
  expect([past.now, past.canUndo]).toEqual([1, false])
  past.redo()
  past.change(4)
  past.redo()
  expect([past.now, past.canRedo]).toEqual([4, false])
})

it('has a name in each language, and none without letters', () => {
  const draft = named(named({}, 'ru', 'Озёра'), 'en', 'Lakes')
  expect([nameOf(draft, 'ru'), nameOf(draft, 'uk')]).toEqual(['Озёра', 'Lakes'])
  expect(named(named(draft, 'ru', ' '), 'en', '')).toEqual({})
})
