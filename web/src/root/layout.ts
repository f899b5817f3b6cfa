// The positions of pieces in a clearing: buildings in slots in the upper half, everything else in two rows below them.
import { categoryOf } from './data'
import type { ClearingView, Standing } from './view'

export type Shape = 'warrior' | 'token' | 'pawn'

/** One drawing: pieces of one kind and seat together. */
export interface Chip {
  seat: number
  piece: string
  count: number
  shape: Shape
  x: number
  y: number
}

export interface Slot {
  x: number
  y: number
  /** The building in the slot. Undefined for a free slot. */
  building: Building | 'ruin' | null
  /** Whether a landmark adds the slot. */
  added: boolean
}

type Building = Pick<Standing, 'seat' | 'piece'>

export interface Layout {
  slots: Slot[]
  slotScale: number
  chips: Chip[]
  scale: number
}

export const SLOT = 38
const SLOT_ROW = -37
const SLOT_PITCH = SLOT + 4
/** This number of slots has the usual size. Fewer slots are larger. */
const SLOTS_ABREAST = 3.25
const LARGEST_SLOT = 1.2
const ONE_ROW = 28
/** The two rows: their height, and the width of the clearing there. */
const ROWS = [
  { y: 8, width: 158 },
  { y: 52, width: 118 },
]
const SCALES = [1.3, 1.2, 1.1, 1.05, 1, 0.92, 0.84, 0.76, 0.68, 0.6]
/** A larger piece needs the height of both rows. */
const LARGEST_IN_TWO_ROWS = 1.05
const GAP = 3

/** How wide a chip is: two warriors stand one behind the other, more of them share a token with their number. */
export function widthOf({ shape, count }: Pick<Chip, 'shape' | 'count'>): number {
  if (shape === 'pawn') return 30
  if (count === 1) return 36
  return count === 2 && shape === 'warrior' ? 50 : 62
}

function rows(chips: readonly Chip[], scale: number): Chip[][] | null {
  const room = scale > LARGEST_IN_TWO_ROWS ? ROWS.slice(0, 1) : ROWS
  const out: Chip[][] = room.map(() => [])
  const left = room.map((row) => row.width / scale)
  for (const chip of chips) {
    const row = left.findIndex((room) => room >= widthOf(chip))
    if (row < 0) return null
    out[row].push(chip)
    left[row] -= widthOf(chip) + GAP
  }
  return out.filter((row) => row.length > 0)
}

function arrange(chips: readonly Chip[]): { chips: Chip[]; scale: number } {
  const scale = SCALES.find((size) => rows(chips, size) !== null) ?? SCALES[SCALES.length - 1]
  const filled = rows(chips, scale) ?? [[...chips]]
  const placed = filled.flatMap((row, number) => {
    const total = row.reduce((sum, chip) => sum + widthOf(chip) + GAP, -GAP)
    let x = (-total * scale) / 2
    const y = filled.length === 1 ? ONE_ROW : ROWS[number].y
    return row.map((chip) => {
      const middle = x + (widthOf(chip) * scale) / 2
      x += (widthOf(chip) + GAP) * scale
      return { ...chip, x: middle, y }
    })
  })
  return { chips: placed, scale }
}

/** The occupied slots, then the free ones, and last the one that a landmark adds. */
function buildingsIn(
  standing: readonly (Building | 'ruin')[],
  free: number,
  tenant: Building | null | undefined,
): Pick<Slot, 'building' | 'added'>[] {
  const own = standing.findIndex((one) => one !== 'ruin' && one.seat === tenant?.seat && one.piece === tenant.piece)
  const left = tenant === null ? free - 1 : free
  const filled = [...standing.filter((_, place) => place !== own), ...Array<null>(left).fill(null)]
  const slots = filled.map((building) => ({ building, added: false }))
  return tenant === undefined ? slots : [...slots, { building: tenant, added: true }]
}

/** `tenant` is the building in the slot of a landmark. It is undefined if there is no such slot. */
export function layout(clearing: ClearingView, pawns: readonly number[], tenant?: Building | null): Layout {
  const standing: (Building | 'ruin')[] = clearing.ruin === undefined ? [] : ['ruin']
  const chips: Chip[] = []
  for (const { seat, piece, count } of clearing.pieces) {
    const category = categoryOf(piece)
    if (category === 'building') for (let copy = 0; copy < count; copy++) standing.push({ seat, piece })
    else chips.push({ seat, piece, count, shape: category === 'warrior' ? 'warrior' : 'token', x: 0, y: 0 })
  }
  for (const seat of pawns) chips.push({ seat, piece: 'pawn', count: 1, shape: 'pawn', x: 0, y: 0 })
  chips.sort((a, b) => Number(b.shape === 'pawn') - Number(a.shape === 'pawn') || widthOf(b) - widthOf(a))
  const slots = buildingsIn(standing, clearing.slots, tenant)
  const slotScale = Math.min(LARGEST_SLOT, SLOTS_ABREAST / slots.length)
  return {
    ...arrange(chips),
    slotScale,
    slots: slots.map((slot, place) => ({
      ...slot,
      x: (place - (slots.length - 1) / 2) * SLOT_PITCH * slotScale,
      y: SLOT_ROW,
    })),
  }
}
