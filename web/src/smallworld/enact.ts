// How the picture of the map changes with what happened, event by event: tokens, peoples and coins. Whatever else an event
// brings is seen when all of it has been acted out and the table is drawn as it stands.
import type { LogLine } from '../api'
import { LOST_TRIBE, peopleOf, type Marker, type People, type Stand, type World } from './world'

function changed(view: World, region: unknown, change: (stand: Stand) => Stand): World {
  return { ...view, regions: view.regions.map((stand) => (stand.id === Number(region) ? change(stand) : stand)) }
}

const empty = ({ id }: Stand): Stand => ({ id, tokens: 0, holder: null })

/** Without what goes away or sets out. */
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

/** With what came. */
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

/** The race for which a seat plays now; a lost tribe stands for who has none. */
export const activeRace = (view: World, seat: number): string =>
  view.peoples.find((people) => people.seat === seat && !people.declined)?.race ??
  view.peoples.find((people) => people.seat === seat)?.race ??
  LOST_TRIBE

/** Whether a race lies turned over. */
export const isDeclined = (view: World, race: string): boolean => peopleOf(view, race)?.declined ?? false
