// The changes of a step on the map, which show people where to move the real pieces.
import type { LogLine } from '../api'
import type { Happening } from '../board'
import { ground, placeOf } from '../root/geometry'
import type { RootView } from '../root/view'
import { happeningIn } from '../theatre/steps'

const pawnsOf = (view: RootView): (string | undefined)[] =>
  [...view.seats, ...(view.hirelings ?? [])].map(({ pawn }) => pawn)

/** The places that the lines name, and those whose pieces differ between two moments. */
export function changed(before: RootView, after: RootView, lines: readonly LogLine[]): Happening {
  const { places, way } = happeningIn(lines)
  const found = new Set(places)
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
  return { places: [...found], way }
}
