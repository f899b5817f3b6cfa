import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.resetModules()
  const stored = new Map([['copse.account', 'Ann']])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(() =>
    Promise.resolve(new Response(JSON.stringify({ seats: [1, 2, 3], muted: [1], blocked: [2] }))),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})

it('hides the people whom the account has muted or blocked, at this table only', async () => {
  const { fetchTies } = await import('./ties.svelte')
  const { isMuted } = await import('../together/talk')
  await fetchTies('here')
  expect([0, 1, 2, 3, null].map((seat) => isMuted('here', seat))).toEqual([false, true, true, false, false])
  expect(isMuted('there', 1)).toBe(false)
})

it('asks for nothing if nobody is signed in', async () => {
  localStorage.removeItem('copse.account')
  const { fetchTies, tiesAt } = await import('./ties.svelte')
  await fetchTies('here')
  expect(fetched).not.toHaveBeenCalled()
  expect(tiesAt('here')).toBeNull()
})

it('mutes at the server, and reads there what holds now', async () => {
  const { tie, tiesAt } = await import('./ties.svelte')
  await tie('here', 1, 'mute', true)
  const [url, request] = fetched.mock.calls[0]
  expect(url).toBe('/api/v1/account/ties')
  expect(JSON.parse(request?.body as string)).toEqual({ kind: 'mute', on: true, whom: { table: 'here', seat: 1 } })
  expect(tiesAt('here')?.muted).toEqual([1])
})
