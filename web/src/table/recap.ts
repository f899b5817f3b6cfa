// While you waited: the events since the player's last turn that concern the player. They are read from the log. Places
// that were won or lost are found by comparing the table before and now.
import type { LogLine } from '../api'
import { amountOf } from '../gains'
import { kindOf, touches } from '../kinds'
import { heldIn } from '../seen'

export type Sort = 'lost' | 'met' | 'gained'

/** A line that concerns the player, or a place that the player has lost or won. */
export type Item = { sort: Sort; line: LogLine } | { sort: 'unruled' | 'ruled'; place: number }

/** What is counted in the summary of a turn. */
export type Deed = 'walk' | 'battle' | 'conquest' | 'place' | 'craft' | 'loss'

/** The turn of another seat in a few numbers. */
export interface TurnOf {
  seat: number
  lines: LogLine[]
  deeds: { deed: Deed; count: number }[]
}

export interface Recap {
  turns: TurnOf[]
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

const DEEDS: readonly Deed[] = ['walk', 'battle', 'conquest', 'place', 'craft', 'loss']
const MOVED = new Set(['moved', 'marched', 'walked', 'carried', 'deployed'])
const PLACED = new Set(['placed', 'built', 'plotted', 'settled'])

/** What a line counts for in the summary of a turn. Losses are those of other seats. */
function deedIn({ what, args }: LogLine, seat: number): Deed | null {
  if (what === 'removed' || what === 'evicted') return args.seat !== seat ? 'loss' : null
  if ((args.seat ?? args.attacker) !== seat) return null
  if (what === 'battled') return 'battle'
  if (what === 'conquered') return 'conquest'
  if (MOVED.has(what)) return 'walk'
  if (PLACED.has(what)) return 'place'
  return what === 'crafted' ? 'craft' : null
}

const manyIn = ({ what, args }: LogLine, deed: Deed): number =>
  deed === 'place' || deed === 'loss' ? Number((what === 'evicted' ? args.lost : args.count) ?? 1) : 1

/** The turns in some lines. Lines before the first turn belong to none. */
export function turnsOf(lines: readonly LogLine[]): TurnOf[] {
  const turns: TurnOf[] = []
  for (const line of lines) {
    if (line.what === 'turn_began') turns.push({ seat: Number(line.args.seat), lines: [], deeds: [] })
    turns.at(-1)?.lines.push(line)
  }
  for (const turn of turns)
    turn.deeds = DEEDS.map((deed) => ({
      deed,
      count: turn.lines
        .filter((line) => deedIn(line, turn.seat) === deed)
        .reduce((sum, line) => sum + manyIn(line, deed), 0),
    })).filter(({ count }) => count > 0)
  return turns
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
  return { turns: turnsOf(lines), items: items.sort((a, b) => order.indexOf(a.sort) - order.indexOf(b.sort)), points }
}
