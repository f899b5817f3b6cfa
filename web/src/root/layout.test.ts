import { describe, expect, it } from 'vitest'
import { MAPS, learn, type Figures } from './data'
import { HEIGHT, RADIUS, WIDTH, ground, placeOf, spotOf } from './geometry'
import { SLOT, layout, widthOf } from './layout'
import figures from './preview/figures.json'
import type { ClearingView, Standing } from './view'

learn(figures as unknown as Figures)

const ARMIES: Standing[] = [
  { seat: 0, piece: 'warrior', count: 14 },
  { seat: 0, piece: 'wood', count: 3 },
  { seat: 0, piece: 'keep', count: 1 },
  { seat: 0, piece: 'sawmill', count: 2 },
  { seat: 1, piece: 'warrior', count: 12 },
  { seat: 2, piece: 'warrior', count: 2 },
  { seat: 2, piece: 'sympathy', count: 1 },
]
const clearing = (pieces: Standing[]): ClearingView => ({ id: 1, pieces, slots: 1, suit: 'fox', ruler: 0, ruin: 1 })

describe('a clearing', () => {
  it('holds whatever stands in it', () => {
    for (let most = 1; most <= ARMIES.length; most++) {
      const { chips, slots, slotScale, scale } = layout(clearing(ARMIES.slice(0, most)), [3])
      for (const chip of chips) {
        expect(Math.hypot(Math.abs(chip.x) + (widthOf(chip) * scale) / 2, chip.y)).toBeLessThan(RADIUS)
      }
      for (const { x, y } of slots) {
        expect(Math.hypot(Math.abs(x) + (SLOT / 2) * slotScale, Math.abs(y) + (SLOT / 2) * slotScale)).toBeLessThan(
          RADIUS,
        )
      }
    }
  })

  it('keeps its pieces apart', () => {
    const { chips, scale } = layout(clearing(ARMIES), [3, 4])
    for (const one of chips) {
      for (const other of chips) {
        const room = ((widthOf(one) + widthOf(other)) / 2) * scale
        if (one !== other && one.y === other.y) expect(Math.abs(one.x - other.x)).toBeGreaterThan(room - 0.001)
      }
    }
  })

  it('shows its ruin first, then buildings, then free slots', () => {
    const { slots } = layout(clearing([{ seat: 1, piece: 'roost', count: 1 }]), [])
    expect(slots.map(({ building }) => building)).toEqual(['ruin', { seat: 1, piece: 'roost' }, null])
  })

  it('shows the slot that a landmark adds last, with what stands in it', () => {
    const roost = { seat: 1, piece: 'roost' }
    const [full, empty] = [roost, null].map((tenant) => layout(clearing([{ ...roost, count: 1 }]), [], tenant).slots)
    expect(full.map(({ building, added }) => [building, added])).toEqual([
      ['ruin', false],
      [null, false],
      [roost, true],
    ])
    expect(empty.map(({ building, added }) => [building, added])).toEqual([
      ['ruin', false],
      [roost, false],
      [null, true],
    ])
  })
})

describe.each(Object.keys(MAPS))('the map %s', (name) => {
  const map = ground(name)
  const centres = [...map.clearings.values()]

  it('has room between its clearings and around them', () => {
    for (const one of centres) {
      expect(Math.min(one.x, one.y, WIDTH - one.x, HEIGHT - one.y)).toBeGreaterThan(RADIUS)
      for (const other of centres) {
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(2 * RADIUS + 40)
      }
    }
  })

  it('has a spot for a pawn in every forest, outside all clearings', () => {
    for (const forest of map.forests) {
      const nearest = Math.min(...centres.map(({ x, y }) => Math.hypot(x - forest.at.x, y - forest.at.y)))
      expect(nearest).toBeGreaterThan(RADIUS)
      expect(spotOf(map, placeOf(map, forest.id)!)).toEqual(forest.at)
    }
  })
})
