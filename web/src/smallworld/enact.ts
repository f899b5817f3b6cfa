// How the map changes with each event during an animation: tokens, peoples and coins. Other changes become visible when
// all events have been animated and the current table is drawn.
import type { LogLine } from '../api'
import { LOST_TRIBE, peopleOf, type Marker, type People, type Stand, type World } from './world'

function changed(view: World, region: unknown, change: (stand: Stand) => Stand): World {
  return { ...view, regions: view.regions.map((stand) => (stand.id === Number(region) ? change(stand) : stand)) }
}

const empty = ({ id }: Stand): Stand => ({ id, tokens: 0, holder: null })

/** The view without what leaves or moves away. */
export function leave(view: World, { what, args }: LogLine): World {
  if (what === 'abandoned' || what === 'evicted') return changed(view, args.region, empty)
  if (what !== 'conquered' && what !== 'deployed') return view
  const setOut = (people: People): People => ({ ...people, hand: Math.max(0, people.hand - Number(args.tokens)) })
  return { ...view, peoples: view.peoples.map((people) => (people.race === args.race ? setOut(people) : people)) }
}

const MARKED: Partial<Record<string, Marker>> = {
  encamped: 'encampment',
  fortified: 'fortress',
  stationed: 'hero',
  unleashed: 'dragon',
}

/** The view with what arrives. */
export function arrive(view: World, { what, args }: LogLine): World {
  const race = String(args.race)
  const marker = MARKED[what]
  if (marker) return changed(view, args.region, (stand) => ({ ...stand, [marker]: Number(args.count ?? 1) }))
  switch (what) {
    case 'conquered':
      return changed(view, args.region, ({ id }) => ({ id, holder: race, tokens: Number(args.tokens) }))
    case 'deployed':
      return changed(view, args.region, (stand) => ({ ...stand, tokens: stand.tokens + Number(args.tokens) }))
    case 'scored':
      return {
        ...view,
        coins: view.coins.map((coins, seat) =>
          seat === args.seat && coins !== null ? coins + Number(args.coins ?? 0) : coins,
        ),
      }
    case 'declined':
      return {
        ...view,
        peoples: view.peoples.map((people) => (people.race === race ? { ...people, declined: true } : people)),
      }
    default:
      return view
  }
}

/** The race for which a seat plays now. A lost tribe stands for a seat without a race. */
export const activeRace = (view: World, seat: number): string =>
  view.peoples.find((people) => people.seat === seat && !people.declined)?.race ??
  view.peoples.find((people) => people.seat === seat)?.race ??
  LOST_TRIBE

/** Whether a race is in decline. */
export const isDeclined = (view: World, race: string): boolean => peopleOf(view, race)?.declined ?? false
