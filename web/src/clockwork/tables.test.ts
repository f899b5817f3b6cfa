import { beforeEach, expect, it, vi } from 'vitest'
import type * as Tables from './tables.svelte'

const WISH = { factions: ['marquise', 'electric_eyrie'], map: 'autumn', deck: 'standard', options: {} }
let kept: Record<string, string>

/** As after the page was loaded: what the browser keeps is read anew. */
async function loaded(): Promise<typeof Tables> {
  vi.resetModules()
  return import('./tables.svelte')
}

beforeEach(() => {
  kept = {}
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => void (kept[key] = text),
  })
})

it('goes on where it was after the page was loaded again', async () => {
  const { setUp, change, stand, fresh, entry } = await loaded()
  const id = setUp('Friday', WISH, { draws: true, light: false })
  change(id, { running: { ...fresh(null), told: ['fox', null], at: 3 } })
  const { sittingAt } = await loaded()
  expect(sittingAt(id)).toMatchObject({
    name: 'Friday',
    setup: WISH,
    history: [],
    draws: true,
    running: { told: ['fox', null], at: 3 },
  })
  stand(id, entry('a', { title: 'Setting up' }))
  const again = await loaded()
  expect(again.sittingAt(id)).toMatchObject({ now: 0, running: null, history: [{ title: 'Setting up' }] })
  expect(again.positionOf(again.sittingAt(id)!)).toBe('a')
})

it('goes back to any moment and forward again, until something else is done', async () => {
  const { takeIn, stand, goTo, sittingAt, positionOf, entry } = await loaded()
  const id = takeIn('Friday', 'a')
  const where = (): string => positionOf(sittingAt(id)!)
  for (const position of ['b', 'b', 'c']) stand(id, entry(position))
  expect(sittingAt(id)!.history.map(({ position }) => position)).toEqual(['a', 'b', 'c'])
  goTo(id, 0)
  expect(where()).toBe('a')
  goTo(id, 9)
  expect(where()).toBe('c')
  goTo(id, 1)
  expect(where()).toBe('b')
  stand(id, entry('d'))
  goTo(id, 9)
  expect(where()).toBe('d')
  expect(sittingAt(id)!.history).toHaveLength(3)
})

it('remembers so much and no more, and keeps several tables apart', async () => {
  const { takeIn, stand, sittings, sittingAt, forget, entry } = await loaded()
  const [one, other] = [takeIn('one', '0'), takeIn('other', '0')]
  for (let turn = 1; turn < 320; turn++) stand(one, entry(String(turn)))
  expect(sittingAt(one)).toMatchObject({ now: 299 })
  expect(sittingAt(one)!.history).toHaveLength(300)
  expect(sittings().map(({ name }) => name)).toEqual(['one', 'other'])
  forget(one)
  expect((await loaded()).sittings().map(({ id }) => id)).toEqual([other])
})

it('reads the tables that older pages stored', async () => {
  const older = { id: 'x', name: 'Friday', setup: null, position: 'b', past: ['a'], future: [], running: null }
  kept['copse.clockwork'] = JSON.stringify([older])
  const { sittingAt, positionOf } = await loaded()
  expect(positionOf(sittingAt('x')!)).toBe('b')
  expect(sittingAt('x')).toMatchObject({ now: 1, draws: false, light: false })
})

it('begins anew where what was kept cannot be read', async () => {
  kept['copse.clockwork'] = '{'
  expect((await loaded()).sittings()).toEqual([])
})

it('undoes and redoes at a shared table, where going back is another entry', async () => {
  const { entry, timeline, originOf } = await loaded()
  const history = ['a', 'b', 'c'].map((position) => entry(position))
  const near = (): (number | undefined)[] => {
    const { path, at } = timeline(history)
    return [path[at - 1], path[at + 1]]
  }
  const goTo = (place: number): unknown => history.push(entry('', { back: originOf(history, place) + 1 }))
  expect(near()).toEqual([1, undefined])
  goTo(1)
  expect(near()).toEqual([0, 2])
  goTo(0)
  expect(near()).toEqual([undefined, 1])
  goTo(3) // an entry that itself went back to the second one
  expect(near()).toEqual([0, 2])
  history.push(entry('d')) // the third one is left behind, but can still be gone to
  expect(near()).toEqual([1, undefined])
  goTo(2)
  expect(near()).toEqual([6, undefined])
})
