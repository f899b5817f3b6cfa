// While you waited: the events since the player's last turn that concern the player. They are read from the log. Places
// that were won or lost are found by comparing the table before and now.
import type { LogLine } from '../api'
import { amountOf } from '../gains'
import { kindOf, touches } from '../kinds'
import { heldIn } from '../seen'

export type Sort = 'lost' | 'met' | 'gained'

/** A line that concerns the player, or a place that the player has lost or won. */
export type Item = { sort: Sort; line: LogLine } | { sort: 'unruled' | 'ruled'; place: number }

export interface Recap {
  items: Item[]
  /** The known gain of each seat. */
  points: number[]
}

/** The lines from the end of a seat's last turn to the beginning of its current turn, if it has begun. In a game that
 * began `midway`, the lines before the first turn are not setup but part of a turn: the player's, unless the player's
 * turn is next. */
export function waited(log: readonly LogLine[], you: number, midway = false): LogLine[] {
  const turns = log.filter(({ what }) => what === 'turn_began')
  const own = turns.at(-1)?.args.seat === you ? turns.pop()! : null
  const last = turns.findLastIndex(({ args }) => args.seat === you)
  const first = turns[last + 1] ?? (midway && own ? log[0] : undefined)
  return first ? log.filter(({ n }) => n >= first.n && n < (own?.n ?? Infinity)) : []
}

/** Events that lead to another event, which is shown instead: dice rolls, orders and starts of turns. */
const ON_THE_WAY = new Set(['turn', 'order', 'dice'])

function sortOf(line: LogLine, you: number): Sort | null {
  const { what, args } = line
  const kind = kindOf(line)
  if (!touches(line, you) || !kind || ON_THE_WAY.has(kind)) return null
  if (args.giver === you || (what === 'took_item' && args.other === you)) return 'lost'
  if (args.taker === you) return 'gained'
  if (args.seat !== you) return kind === 'battle' && what !== 'battled' ? null : 'met'
  if (kind === 'loss' || kind === 'upheaval' || amountOf(line) < 0) return 'lost'
  return kind === 'battle' || kind === 'bond' ? 'met' : 'gained'
}

/** The changes for a seat in these lines. `before` is the table at the end of its last turn, if it is known. */
export function recapOf(
  lines: readonly LogLine[],
  you: number,
  seats: number,
  before: unknown,
  now: unknown,
): Recap | null {
  if (lines.length === 0) return null
  const points = Array.from({ length: seats }, (_, seat) =>
    lines.reduce((sum, line) => sum + (line.args.seat === seat ? amountOf(line) : 0), 0),
  )
  const told = lines.flatMap((line) => {
    const sort = sortOf(line, you)
    return sort ? [{ sort, line }] : []
  })
  const [then, today] = before ? [heldIn(before, you), heldIn(now, you)] : [[], []]
  const items: Item[] = [
    ...told,
    ...then.filter((place) => !today.includes(place)).map((place) => ({ sort: 'unruled' as const, place })),
    ...today.filter((place) => !then.includes(place)).map((place) => ({ sort: 'ruled' as const, place })),
  ]
  const order = ['lost', 'unruled', 'met', 'gained', 'ruled']
  return { items: items.sort((a, b) => order.indexOf(a.sort) - order.indexOf(b.sort)), points }
}
