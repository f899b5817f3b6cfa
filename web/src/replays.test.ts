import { afterEach, expect, it, vi } from 'vitest'
import type { Frame, Table } from './api'
import { framesOf } from './replays'

afterEach(() => vi.unstubAllGlobals())

it('puts a replay together from its pages', async () => {
  const frames = [0, 1, 2, 3, 4].map((n) => ({ label: `moment ${n}` }) as Frame)
  const asked: string[] = []
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.split('/replay')[1])
    const first = Number(/from=(\d+)/.exec(address)![1])
    return new Response(JSON.stringify({ table: {}, first, moments: 5, frames: frames.slice(first, first + 2) }))
  })
  expect(await framesOf({ id: 'x' } as Table)).toEqual(frames)
  expect(asked).toEqual(['?from=0&lang=en', '?from=2&lang=en', '?from=4&lang=en'])
})
