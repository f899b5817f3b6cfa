import { beforeEach, describe, expect, it, vi } from 'vitest'
import type * as Storing from './kept.svelte'

const ANN = { id: 'a', game: 'root', name: 'Ann', seats: [{ seat: 0, token: 'one' }] }
const BOB = { id: 'b', game: 'root', name: 'Bob', seats: [{ seat: 1, token: 'two' }] }

/** A window of the browser: it has the module of its own, and shares the storage. */
async function opened(): Promise<typeof Storing> {
  vi.resetModules()
  return await import('./kept.svelte')
}

describe('the seats that a browser holds', () => {
  beforeEach(() => {
    const stored = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    })
  })

  it('survive a change by a window that was opened earlier', async () => {
    const [early, late] = [await opened(), await opened()]
    early.keep(ANN)
    late.keep(BOB)
    early.markRead('a', 3)
    expect((await opened()).kept()).toEqual([BOB, { ...ANN, read: 3 }])
  })

  it('are shown by a window as soon as another one takes a seat', async () => {
    const [early, late] = [await opened(), await opened()]
    late.keep(BOB)
    expect(early.tokenAt('b')).toBeUndefined()
    early.follow()
    expect(early.tokenAt('b')).toBe('two')
  })

  it('stay the same objects while no other window changes them', async () => {
    const page = await opened()
    page.keep(ANN)
    const kept = page.keptAt('a')
    page.keep(BOB)
    page.follow()
    expect(page.keptAt('a')).toBe(kept)
  })

  it('leave a token behind if they are given up', async () => {
    const page = await opened()
    page.keep(ANN)
    page.renew('a', 'one', 'new')
    page.giveUp('a', 0)
    expect(page.tokensAt('a')).toEqual(['one', 'new'])
    expect(page.tokenAt('a')).toBeUndefined()
  })

  it('become those of an account, and follow it', async () => {
    const page = await opened()
    page.keep({ ...ANN, host: 'key', seats: [...ANN.seats, { seat: 2, token: 'three' }] })
    page.hold({ ...ANN, host: 'account:host', seats: [{ seat: 0, token: 'account:0' }] })
    expect(page.tokensAt('a')).toEqual(['account:host', 'account:0', 'three'])
    page.hold({ ...ANN, host: null, seats: [{ seat: 1, token: 'account:0' }] })
    expect(page.keptAt('a')).toMatchObject({ seats: [{ seat: 1, token: 'account:0' }, { seat: 2 }] })
    expect(page.keptAt('a')?.host).toBeUndefined()
  })
})
