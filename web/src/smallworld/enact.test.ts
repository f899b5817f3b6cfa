import { describe, expect, it } from 'vitest'
import type { LogLine } from '../api'
import { arrive, leave } from './enact'
import type { World } from './world'

const world = {
  regions: [
    { id: 1, tokens: 3, holder: 'elves', fortress: 1 },
    { id: 2, tokens: 1, holder: 'ratmen' },
  ],
  peoples: [
    { race: 'elves', seat: 0, declined: false, hand: 4 },
    { race: 'ratmen', seat: 1, declined: false, hand: 0 },
  ],
  coins: [5, null],
} as unknown as World
const line = (what: string, args: LogLine['args']): LogLine => ({ n: 0, text: '', law: '', what, args })

describe('the picture of the world', () => {
  it('has a region empty between two holders', () => {
    const lost = leave(world, line('evicted', { seat: 0, race: 'elves', region: 1, lost: 1 }))
    expect(lost.regions[0]).toEqual({ id: 1, tokens: 0, holder: null })
    const taken = arrive(lost, line('conquered', { seat: 1, race: 'ratmen', region: 1, tokens: 4 }))
    expect(taken.regions[0]).toEqual({ id: 1, tokens: 4, holder: 'ratmen' })
  })
  it('has tokens no more in the hand from which they come', () => {
    const seen = leave(world, line('deployed', { seat: 0, race: 'elves', region: 1, tokens: 3 }))
    expect(seen.peoples.map(({ hand }) => hand)).toEqual([1, 0])
  })
  it('has tokens and markers that came', () => {
    expect(arrive(world, line('deployed', { region: 2, tokens: 2 })).regions[1].tokens).toBe(3)
    expect(arrive(world, line('encamped', { region: 2, count: 2 })).regions[1].encampment).toBe(2)
  })
  it('turns a people over, and pays who may be seen', () => {
    expect(arrive(world, line('declined', { race: 'elves' })).peoples.map(({ declined }) => declined)).toEqual([
      true,
      false,
    ])
    const paid = [0, 1].reduce((seen, seat) => arrive(seen, line('scored', { seat, coins: 4 })), world)
    expect(paid.coins).toEqual([9, null])
  })
})
