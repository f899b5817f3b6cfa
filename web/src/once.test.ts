import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Refused, Unreachable } from './api'
import { load, once } from './once.svelte'

const GONE = new TypeError('Failed to fetch dynamically imported module')

let connected = true

beforeEach(() => {
  connected = true
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => (connected ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError())))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('what is fetched once', () => {
  it('is asked for by the first reader only', async () => {
    const fetch = vi.fn(() => Promise.resolve('panel'))
    const panel = once(fetch)
    expect(fetch).not.toHaveBeenCalled()
    expect(panel()).toBeNull()
    await vi.runAllTimersAsync()
    expect(panel()).toBe('panel')
    expect(fetch).toHaveBeenCalledOnce()
  })
})

describe('what is loaded', () => {
  it.each([
    ['a part of the page', GONE],
    ['an answer', new Unreachable()],
  ])('comes when the connection is back: %s', async (_, lost) => {
    const fetch = vi.fn(() => (connected ? Promise.resolve('panel') : Promise.reject(lost)))
    connected = false
    const loaded = load(fetch)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetch.mock.calls.length).toBeGreaterThan(9)
    connected = true
    await vi.advanceTimersByTimeAsync(3000)
    expect(await loaded).toBe('panel')
  })

  it('is missing if the server answers, but not with it', async () => {
    const fetch = vi.fn(() => Promise.reject(GONE))
    const loaded = load(fetch).catch((error: unknown) => error)
    await vi.runAllTimersAsync()
    expect(await loaded).toBe(GONE)
    expect(fetch).toHaveBeenCalledTimes(3)
  })

  it('is not asked for again after a refusal', async () => {
    const refusal = new Refused('unknown_paragraph', 'There is no such paragraph.')
    const fetch = vi.fn(() => Promise.reject(refusal))
    await expect(load(fetch)).rejects.toBe(refusal)
    expect(fetch).toHaveBeenCalledOnce()
  })
})
