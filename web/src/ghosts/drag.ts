// Dragging: which things of the screen can be taken up, and what can be done with them where. It knows the names of
// things (`spots.ts`) and the fields of the legal actions, and nothing of the rules.
import type { Action } from '../api'
import { countOf } from '../choose'

/** Fields that name a player whose piece something is dropped on. */
const PARTIES = ['seat', 'defender']
const PLACES = ['target', 'clearing', 'region', 'place']

/** By name of the thing that it is dropped on: what can be done with it there. */
export type Drops = ReadonlyMap<string, Action[]>

const value = (action: Action, field: string): number | string | undefined => action.fields[field]

/** Whose pieces the seat of `you` commands, and the way of those that it is asked about. */
interface Command {
  you: number
  party: number
  way: readonly [origin: number, target: number] | null
}

/** What an action needs to be taken up, and where it is dropped: by the names of both. */
function* gestures(action: Action, { you, party, way }: Command): Generator<[from: RegExp, to: string]> {
  const { fields } = action
  const place = PLACES.map((name) => value(action, name)).find((found) => typeof found === 'number')
  if (typeof fields.card === 'string') {
    const from = new RegExp(`^card ${fields.card}$`)
    const seat = value(action, 'seat')
    if (place !== undefined) yield [from, `place ${place}`]
    else if (typeof seat === 'number') yield [from, `seat ${seat}`]
    else {
      yield [from, `seat ${you}`]
      yield [from, 'discard']
    }
  } else if (typeof fields.origin === 'number' && typeof fields.target === 'number') {
    yield [new RegExp(`^piece ${fields.origin} ${party} `), `place ${fields.target}`]
  } else if (way && typeof fields.seat === 'number' && countOf(action) !== null) {
    yield [new RegExp(`^piece ${way[0]} ${fields.seat} `), `place ${way[1]}`]
  } else if (action.verb === 'go' && place !== undefined) {
    yield [new RegExp(`^piece \\d+ ${party} pawn$`), `place ${place}`]
  } else if (typeof fields.region === 'number') {
    yield [/^hand$/, `place ${fields.region}`]
  } else if (typeof fields.clearing === 'number') {
    const enemy = PARTIES.map((name) => value(action, name)).find((found) => typeof found === 'number')
    if (enemy !== undefined)
      yield [new RegExp(`^piece ${fields.clearing} ${party} `), `piece ${fields.clearing} ${enemy}`]
  }
}

/** Where the thing of this name can be dropped; nowhere, if it cannot be taken up. */
export function dropsOf(
  actions: readonly Action[],
  from: string,
  you: number,
  party = you,
  way: Command['way'] = null,
): Drops {
  const drops = new Map<string, Action[]>()
  for (const action of actions)
    for (const [source, to] of gestures(action, { you, party, way }))
      if (source.test(from)) drops.set(to, [...(drops.get(to) ?? []), action])
  return drops
}

/** What would be done at a place: what ends there, or has nothing else to do with the map. */
export const actionsAt = (actions: readonly Action[], place: number): Action[] =>
  actions.filter((action) => PLACES.map((name) => value(action, name)).find((found) => found !== undefined) === place)

/** The names under which something may be dropped on a thing: a stack stands for its owner's pieces there. */
export const droppedOn = (spot: string): string[] => [spot, spot.split(' ').slice(0, 3).join(' ')]

/** One of the actions that differ in their count only: so many, or as near as there is. */
export function inAmount(actions: readonly Action[], count: number): Action {
  return actions.reduce((best, action) =>
    Math.abs((countOf(action) ?? 0) - count) < Math.abs((countOf(best) ?? 0) - count) ? action : best,
  )
}
