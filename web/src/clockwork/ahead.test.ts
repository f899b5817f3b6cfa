import { expect, it } from 'vitest'
import type { Clockwork } from '../api'
import autumn from '../root/preview/autumn.json'
import type { RootView } from '../root/view'
import { ahead } from './ahead'

const view = autumn.view as unknown as RootView
const cats = view.seats.findIndex(({ faction }) => faction === 'marquise')

function after(change: (view: RootView) => void): Clockwork {
  const changed = structuredClone(view)
  change(changed)
  return { table: { view: changed }, question: null } as unknown as Clockwork
}

it('tells which pieces would come and go, who would rule, and who would score', () => {
  const from = view.clearings.findIndex(({ pieces }) =>
    pieces.some(({ seat, piece }) => seat === cats && piece === 'warrior'),
  )
  const to = view.clearings.findIndex(({ pieces }) => !pieces.some(({ seat }) => seat === cats))
  const found = after(({ clearings, seats }) => {
    clearings[from].pieces = clearings[from].pieces.filter(({ seat, piece }) => seat !== cats || piece !== 'warrior')
    clearings[to].pieces.push({ seat: cats, piece: 'warrior', count: 2 })
    clearings[to].ruler = cats
    seats[cats].points = (view.seats[cats].points ?? 0) + 1
  })
  const { pieces, rulers, points, revision } = ahead(view, found, 7)
  expect(pieces).toContainEqual({ place: view.clearings[to].id, party: cats, piece: 'warrior', change: 2 })
  expect(pieces.find(({ place }) => place === view.clearings[from].id)?.change).toBeLessThan(0)
  expect(pieces).toHaveLength(2)
  expect(rulers).toContainEqual({ place: view.clearings[to].id, party: cats })
  expect(points).toEqual([{ seat: cats, change: 1 }])
  expect(revision).toBe(7)
})

it('tells nothing where nothing would change', () => {
  expect(
    ahead(
      view,
      after(() => {}),
      0,
    ),
  ).toMatchObject({ pieces: [], rulers: [], points: [] })
})
