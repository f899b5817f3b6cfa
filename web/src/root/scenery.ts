// What stands around on a map: trees, huts and small things, as outlines that a drawing fills in a few tones. Many of one
// tone are one outline, so that a whole wood is a few dozen shapes.
import type { Spot } from './geometry'

export interface Tree extends Spot {
  size: number
  kind: number
}

/** Most trees are firs and oaks. */
const KINDS = [0, 0, 0, 1, 1, 1, 2]
export const tree = (at: Spot, random: () => number): Tree => ({
  ...at,
  size: 0.85 + 0.38 * random(),
  kind: KINDS[Math.floor(random() * KINDS.length)],
})

/** Trees that stand side by side: their crowns by kind, and what all of them have in the same tone. */
export interface Row {
  cast: string
  trunks: string
  crowns: string[]
  shade: string
  gleam: string
}

interface Shape {
  crown: string
  shade: string
  gleam: string
}

const TREES: readonly Shape[] = [
  {
    crown: 'M0,-26 L8,-13 L5,-13 L12,-2 L8,-2 L15,10 Q0,15 -15,10 L-8,-2 L-12,-2 L-5,-13 L-8,-13Z',
    shade: 'M0,-26 L8,-13 L5,-13 L12,-2 L8,-2 L15,10 Q8,13 1,12.5 Q6,-6 0,-26Z',
    gleam: 'M-1,-20 L-6,-14 L-2,-14.5Z M-4,-10 L-10,-3 L-4,-4Z M-7,1 L-13,9 L-6,9.5Z',
  },
  {
    crown: 'M-13,6 Q-20,0 -14,-7 Q-14,-16 -5,-16 Q0,-23 8,-18 Q17,-17 15,-8 Q21,-1 14,6 Q8,13 0,9 Q-7,13 -13,6Z',
    shade: 'M15,-8 Q21,-1 14,6 Q8,13 0,9 Q-7,13 -13,6 Q-4,8 4,4 Q13,1 15,-8Z',
    gleam: 'M-11,-5 Q-11,-13 -3,-13 Q-7,-10 -7,-4Z M-1,-14 Q4,-20 9,-15 Q4,-15 2,-10Z',
  },
  {
    crown:
      'M0,-24 Q7,-22 7,-16 Q14,-13 12,-5 Q17,2 11,8 Q6,14 0,11 Q-6,14 -11,8 Q-17,2 -12,-5 Q-14,-13 -7,-16 Q-7,-22 0,-24Z',
    shade: 'M7,-16 Q14,-13 12,-5 Q17,2 11,8 Q6,14 0,11 Q-6,14 -11,8 Q0,8 4,0 Q8,-7 7,-16Z',
    gleam: 'M-2,-21 Q-6,-17 -3,-13 Q1,-15 1,-19Z M-8,-12 Q-12,-6 -8,-3 Q-4,-6 -4,-10Z M-11,1 Q-13,5 -9,7 Q-6,4 -7,1Z',
  },
]
const TRUNK = 'M-2.6,9 L2.6,9 L3,18 L-3,18Z'
const SHADOW = 'M-13,16 Q2,9 19,15 Q6,23 -13,16Z'

const round = (value: number): number => Math.round(value * 10) / 10

/** An outline of pairs of numbers, moved to a place in a size. */
export const put = (outline: string, { x, y }: Spot, size = 1): string =>
  outline.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, across: string, down: string) => `${round(x + size * Number(across))},${round(y + size * Number(down))}`,
  )

const together = (trees: readonly Tree[], outline: (tree: Tree) => string): string =>
  trees.map((tree) => put(outline(tree), tree, tree.size)).join('')

/** A shape that reaches far is drawn again wherever anything changes, so a row has parts. */
const [DEPTH, WIDTH] = [36, 260]

/** The trees from back to front. */
export function rowsOf(trees: readonly Tree[]): Row[] {
  const rows = new Map<number, Tree[]>()
  for (const tree of trees) {
    const row = 1000 * Math.floor(tree.y / DEPTH) + Math.floor(tree.x / WIDTH)
    rows.set(row, [...(rows.get(row) ?? []), tree])
  }
  return [...rows.entries()]
    .sort(([one], [other]) => one - other)
    .map(([, row]) => ({
      cast: together(row, () => SHADOW),
      trunks: together(row, () => TRUNK),
      crowns: TREES.map(({ crown }, kind) =>
        together(
          row.filter((tree) => tree.kind === kind),
          () => crown,
        ),
      ),
      shade: together(row, ({ kind }) => TREES[kind].shade),
      gleam: together(row, ({ kind }) => TREES[kind].gleam),
    }))
}

export const disc = ({ x, y }: Spot, radius: number): string => {
  const r = round(radius)
  return `M${round(x - r)},${round(y)} a${r},${r} 0 1 0 ${2 * r},0 a${r},${r} 0 1 0 ${-2 * r},0Z`
}
