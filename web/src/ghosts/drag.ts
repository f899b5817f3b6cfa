// Dragging: the things that can be dragged, and the actions for the things on which they are dropped. This module knows
// the names of things (`spots.ts`) and the fields of legal actions, but no rules.
import type { Action } from '../api'
import { countOf } from '../choose'

/** Fields that name the player on whose piece something is dropped. */
const PARTIES = ['seat', 'defender']
const PLACES = ['target', 'clearing', 'region', 'place']

/** The actions for dropping, by the name of the thing that it is dropped on. */
export type Drops = ReadonlyMap<string, Action[]>

const value = (action: Action, field: string): number | string | undefined => action.fields[field]

/** The party that the seat `you` commands, and the origin and target of the move that it is asked about. */
interface Command {
  you: number
  party: number
  way: readonly [origin: number, target: number] | null
}

/** The drag gestures of an action: the name pattern of the dragged thing, and the name of the destination. */
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

/** The destinations of a thing with their actions. Empty if it cannot be dragged. */
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

/** The actions that end at a place, or that use no other place. */
export const actionsAt = (actions: readonly Action[], place: number): Action[] =>
  actions.filter((action) => PLACES.map((name) => value(action, name)).find((found) => found !== undefined) === place)

/** The names for a thing as a destination. A stack stands for all pieces of its owner there. */
export const droppedOn = (spot: string): string[] => [spot, spot.split(' ').slice(0, 3).join(' ')]

/** Of actions that differ only in their count, the one with the nearest count. */
export function inAmount(actions: readonly Action[], count: number): Action {
  return actions.reduce((best, action) =>
    Math.abs((countOf(action) ?? 0) - count) < Math.abs((countOf(best) ?? 0) - count) ? action : best,
  )
}
