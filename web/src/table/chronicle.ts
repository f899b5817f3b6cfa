// The log for readers: grouped by turns and filtered.
import type { LogLine } from '../api'
import { amountOf } from '../gains'
import { kindOf, touches } from '../kinds'
import type { Aside } from '../live.svelte'

export type Entry = LogLine | Aside

/** The filters: everything, or a part of it. */
export const SHOWS = ['all', 'battles', 'points', 'mine'] as const
export type Show = (typeof SHOWS)[number]

/** The entries of one turn. Those before the first turn belong to no seat. */
export interface Turn {
  key: string
  seat: number | null
  began: LogLine | null
  entries: Entry[]
}

export const isNotice = (entry: Entry): entry is Aside => 'after' in entry

const BATTLES = new Set(['battle', 'dice', 'loss'])

/** Whether the filter shows an entry. Notices and chat messages are only shown with `all`. */
export function shown(entry: Entry, show: Show, you: number | null): boolean {
  if (show === 'all') return true
  if (isNotice(entry)) return false
  if (show === 'mine') return you !== null && touches(entry, you)
  const kind = kindOf(entry) ?? ''
  return show === 'points' ? kind === 'points' || kind === 'end' : BATTLES.has(kind) || entry.what === 'conquered'
}

/** Groups entries by turns. A turn without shown entries is left out, except with `all`. */
export function turnsOf(entries: readonly Entry[], show: Show, you: number | null): Turn[] {
  const turns: Turn[] = []
  for (const entry of entries) {
    const begins = !isNotice(entry) && entry.what === 'turn_began'
    if (begins || turns.length === 0)
      turns.push({
        key: `${isNotice(entry) ? 'notice' : 'line'} ${entry.n}`,
        seat: begins ? Number(entry.args.seat) : null,
        began: begins ? entry : null,
        entries: [],
      })
    if (!begins && shown(entry, show, you)) turns.at(-1)!.entries.push(entry)
  }
  return show === 'all' ? turns : turns.filter((turn) => turn.entries.length > 0)
}

/** The points or coins of a line, as shown beside it. A secret amount is a question mark. */
export function figureOf(line: LogLine): string {
  if (line.what === 'scored' && line.args.hidden && line.args.coins === undefined) return '?'
  const amount = amountOf(line)
  return amount === 0 ? '' : amount > 0 ? `+${amount}` : `−${-amount}`
}

/** The points or coins that several lines brought the seat whose turn it is, as shown beside the first of them. */
export function sumOf(lines: readonly LogLine[], seat: number | null): string {
  const figures = lines.map(figureOf)
  const sum = lines
    .filter(({ args }) => seat === null || args.seat === seat)
    .reduce((total, line) => total + amountOf(line), 0)
  if (sum === 0) return figures.includes('?') ? '?' : ''
  return sum > 0 ? `+${sum}` : `−${-sum}`
}
