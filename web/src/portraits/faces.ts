// Whose portrait stands for a seat.
import type { Table } from '../api'
import { botAt } from '../lobby/bots'
import { bare } from '../lobby/options'
import { say } from '../words.svelte'
import type { Kind } from './cast'

export interface Face {
  kind: Kind
  of: string
}

/** Agents that the page knows by a name and a face; others keep what they are called. */
const AGENTS = ['novice', 'adept', 'master', 'random', 'heuristic', 'search']

const known = (agent: string | null): agent is string => AGENTS.includes(agent ?? '')

/** The name of an agent; none of those without a face. */
export const agentName = (agent: string | null): string => (known(agent) ? say(`face-${agent}`) : '')
/** How it plays, in a sentence. */
export const agentManner = (agent: string | null): string => (known(agent) ? say(`face-${agent}-about`) : '')
export const agentFace = (agent: string | null): Face | null => (known(agent) ? { kind: 'agent', of: agent } : null)

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
