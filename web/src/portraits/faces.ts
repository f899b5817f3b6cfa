// The portrait of a seat.
import type { Table } from '../api'
import { botAt } from '../lobby/bots'
import { bare } from '../lobby/options'
import { sayIn } from '../words.svelte'
import type { Kind } from './cast'

export interface Face {
  kind: Kind
  of: string
}

/** A message about an agent; nothing where the page does not know it. */
function saidOf(agent: string | null, attribute = ''): string {
  const id = `name-${agent}${attribute}`
  const said = sayIn('page', id)
  return said === id ? '' : said
}

/** The name by which an agent plays. */
export const agentName = (agent: string | null): string => saidOf(agent)
/** How it plays, in a sentence. */
export const agentManner = (agent: string | null): string => saidOf(agent, '.manner')
export const agentFace = (agent: string | null): Face | null => (agent === null ? null : { kind: 'agent', of: agent })

/** What a seat plays as the options have it; null where that is chosen at the table, or changes. */
export function roleFace(table: Table, seat: number): Face | null {
  const bot = botAt(table, seat)
  if (bot !== null) return { kind: 'bot', of: bare(bot) }
  const { factions } = table.options
  const faction = Array.isArray(factions) ? factions[seat] : null
  return faction ? { kind: 'faction', of: bare(faction) } : null
}

/** The same as a view has it: a faction, or the people that the seat leads, or has led last. */
export function faceIn(view: unknown, seat: number, bot: boolean): Face | null {
  const { seats, peoples } = (view ?? {}) as {
    seats?: { faction?: string }[]
    peoples?: { seat: number; race: string; declined: boolean }[]
  }
  const faction = seats?.[seat]?.faction
  if (faction && faction !== 'none') return { kind: bot ? 'bot' : 'faction', of: faction }
  const own = (peoples ?? []).filter((people) => people.seat === seat)
  const people = own.find(({ declined }) => !declined) ?? own.at(-1)
  return people ? { kind: 'race', of: people.race } : null
}
