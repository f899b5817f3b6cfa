import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { once } from './once.svelte'

describe('what is fetched once', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('is asked for by the first reader only', async () => {
    const fetch = vi.fn(() => Promise.resolve('panel'))
    const panel = once(fetch)
    expect(fetch).not.toHaveBeenCalled()
    expect(panel()).toBeNull()
    await vi.runAllTimersAsync()
    expect(panel()).toBe('panel')
    expect(fetch).toHaveBeenCalledOnce()
  })

  it('is asked for again after a failure', async () => {
    const fetch = vi.fn().mockRejectedValueOnce(new Error('cut off')).mockResolvedValue('panel')
    const panel = once(fetch)
    expect(panel()).toBeNull()
    await vi.advanceTimersByTimeAsync(100)
    panel()
    expect(fetch).toHaveBeenCalledOnce()
    await vi.runAllTimersAsync()
    expect(panel()).toBeNull()
    await vi.runAllTimersAsync()
    expect(panel()).toBe('panel')
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})
