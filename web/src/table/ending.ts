// The result of a game in one line.
import type { Outcome, Table } from '../api'
import { say } from '../words.svelte'

/** The paragraph by which people who play together against bots win or lose. */
const TOGETHER = 'bots:coop'

export function endingOf({ seats }: Table, { winners, law }: Outcome, names: readonly string[]): string {
  const who = winners.map((seat) => names[seat]).join(', ')
  if (law !== TOGETHER) return say('won-by', { who })
  return say(winners.some((seat) => seats[seat].kind === 'bot') ? 'lost-together' : 'won-together', { who })
}
