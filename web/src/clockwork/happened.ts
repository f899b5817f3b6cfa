// What a step changed on the map, so that people see where to move the real pieces.
import type { LogLine } from '../api'
import { ground, placeOf } from '../root/geometry'
import type { RootView } from '../root/view'

const pawnsOf = (view: RootView): (string | undefined)[] =>
  [...view.seats, ...(view.hirelings ?? [])].map(({ pawn }) => pawn)

/** The places whose pieces differ between two moments, and those that the lines name. */
export function touched(before: RootView, after: RootView, lines: readonly LogLine[]): number[] {
  const found = new Set<number>()
  after.clearings.forEach(({ id, pieces, ruin }, at) => {
    const old = before.clearings[at]
    if (JSON.stringify([pieces, ruin]) !== JSON.stringify([old?.pieces, old?.ruin])) found.add(id)
  })
  const earlier = pawnsOf(before)
  pawnsOf(after).forEach((pawn, party) => {
    if (pawn === earlier[party]) return
    for (const name of [pawn, earlier[party]]) {
      const place = name === undefined ? null : placeOf(ground(after.map), name)
      if (place !== null) found.add(place)
    }
  })
  for (const { args } of lines) if (typeof args.clearing === 'number') found.add(args.clearing)
  return [...found]
}

/** Where pieces went, if the lines tell of one way only. */
export function way(lines: readonly LogLine[]): { clearing: number; target: number } | null {
  const ways = lines.filter(({ args }) => typeof args.origin === 'number' && typeof args.target === 'number')
  return ways.length === 1 ? { clearing: ways[0].args.origin as number, target: ways[0].args.target as number } : null
}
