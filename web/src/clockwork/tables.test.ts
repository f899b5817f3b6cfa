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
