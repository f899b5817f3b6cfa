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
  const { setUp, change, stand } = await loaded()
  const id = setUp('Friday', WISH, true)
  change(id, { running: { seat: null, told: ['fox', null], draw: true, at: 3 } })
  const { sittingAt } = await loaded()
  expect(sittingAt(id)).toMatchObject({
    name: 'Friday',
    setup: WISH,
    position: '',
    running: { told: ['fox', null], at: 3 },
  })
  stand(id, 'a')
  expect((await loaded()).sittingAt(id)).toMatchObject({ position: 'a', past: [] })
})

it('takes positions back and brings them again, until something else is done', async () => {
  const { takeIn, stand, undo, redo, sittingAt } = await loaded()
  const id = takeIn('Friday', 'a')
  for (const position of ['b', 'b', 'c']) stand(id, position)
  expect(sittingAt(id)).toMatchObject({ position: 'c', past: ['a', 'b'] })
  undo(id)
  undo(id)
  undo(id)
  expect(sittingAt(id)).toMatchObject({ position: 'a', past: [], future: ['b', 'c'] })
  redo(id)
  expect(sittingAt(id)).toMatchObject({ position: 'b', past: ['a'], future: ['c'] })
  stand(id, 'd')
  redo(id)
  expect(sittingAt(id)).toMatchObject({ position: 'd', past: ['a', 'b'], future: [] })
})

it('remembers so much and no more, and keeps several tables apart', async () => {
  const { takeIn, stand, sittings, sittingAt, forget } = await loaded()
  const [one, other] = [takeIn('one', '0'), takeIn('other', '0')]
  for (let turn = 1; turn < 80; turn++) stand(one, String(turn))
  expect(sittingAt(one)!.past).toHaveLength(50)
  expect(sittings().map(({ name }) => name)).toEqual(['one', 'other'])
  forget(one)
  expect((await loaded()).sittings().map(({ id }) => id)).toEqual([other])
})

it('begins anew where what was kept cannot be read', async () => {
  kept['copse.clockwork'] = '{'
  expect((await loaded()).sittings()).toEqual([])
})
