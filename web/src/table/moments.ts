// Which lines of the log are moments worth showing, and by which sign.
import type { LogLine } from '../api'

const ICONS: Record<string, string> = {
  // Root
  battled: '⚔',
  rolled: '⚄',
  ambushed: '⚑',
  scored: '★',
  crafted: '⚒',
  turmoil: '↯',
  revolted: '✸',
  outraged: '‼',
  completed: '✓',
  bought: '¤',
  flipped: '◈',
  exposed: '◎',
  misjudged: '✗',
  raided: '➶',
  took_control: '⚐',
  rolled_uprising: '⚄',
  won: '♛',
  // Small World
  repelled: '✖',
  unleashed: '♨',
  declined: '☾',
  ended: '♛',
}

export const isMoment = (line: LogLine): boolean => line.what in ICONS
export const iconOf = (line: LogLine): string => ICONS[line.what] ?? ''

/** What the dice show: two in a battle of Root, one in Small World. */
export function diceOf(line: LogLine): number[] {
  if (line.what !== 'rolled') return []
  return [line.args.attacker, line.args.defender, line.args.pips].filter((value) => typeof value === 'number')
}
