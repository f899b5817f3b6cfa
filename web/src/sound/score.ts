// The sound of each event, by its kind. Events with a banner have a sound of their event.
import type { LogLine } from '../api'
import { doerOf, kindOf, type Kind } from '../kinds'

export const VOICES = [
  'steps',
  'water',
  'wood',
  'paper',
  'hammer',
  'drum',
  'dice',
  'knock',
  'chime',
  'clink',
  'coins',
  'bell',
  'hush',
  'turmoil',
  'revolt',
  'favor',
  'bomb',
  'plot',
  'mob',
  'failure',
  'coalition',
  'dominance',
  'decline',
  'dragon',
  'turn',
  'fanfare',
] as const
export type Voice = (typeof VOICES)[number]

/** The sound to play: one step for each point or piece, and its relative loudness. */
export interface Cue {
  voice: Voice
  steps: number
  loudness: number
}

const BY_KIND: Record<Kind, Voice | null> = {
  turn: null,
  walk: 'steps',
  place: 'wood',
  card: 'paper',
  craft: 'hammer',
  battle: 'drum',
  dice: 'dice',
  loss: 'knock',
  points: 'chime',
  item: 'clink',
  trade: 'coins',
  bond: 'bell',
  order: null,
  plot: 'plot',
  upheaval: 'turmoil',
  end: 'fanfare',
}

/** Kinds without a sound, with the reason. */
export const SILENT: Partial<Record<Kind, string>> = {
  turn: 'a turn that begins is heard by whom it calls, and by nobody else',
  order: 'it is said in words, and what comes of it is heard',
}

const BY_EVENT: Record<string, Voice> = {
  revolted: 'revolt',
  outraged: 'revolt',
  demoted: 'failure',
  lost_crown: 'failure',
  joined: 'coalition',
  activated: 'dominance',
  declined: 'decline',
  vanished: 'decline',
  unleashed: 'dragon',
  razed: 'mob',
  rolled_mob: 'mob',
  plotted: 'hush',
  saw_hand: 'hush',
  showed_hand: 'hush',
  reshuffled: 'dice',
  conquered: 'drum',
  repelled: 'knock',
}

/** Events whose sound depends on an argument: the event, the argument, and the beginning of its value. */
const BY_FIGURE: [string, string, string, Voice][] = [
  ['flipped', 'piece', 'bomb', 'bomb'],
  ['crafted', 'card', 'favor', 'favor'],
  ['used', 'card', 'favor', 'favor'],
  ['placed', 'piece', 'mob', 'mob'],
  ['bought', 'service', 'riverboats', 'water'],
]

const MOST_STEPS = 5
const OTHERS = 0.65
/** Small World counts coins, which have the sound of coins. */
const voiceOf = (line: LogLine): Voice | null => {
  const { what, args } = line
  const told = BY_FIGURE.find(([event, name, start]) => event === what && String(args[name] ?? '').startsWith(start))
  if (told) return told[3]
  if (what === 'scored' && args.points === undefined) return 'coins'
  const kind = kindOf(line)
  return BY_EVENT[what] ?? (kind ? BY_KIND[kind] : null)
}

/** The sound of a line for a seat. Actions of others are softer than the player's actions and losses. */
export function cueOf(line: LogLine, you: number | null): Cue | null {
  const voice = voiceOf(line)
  if (!voice) return null
  const count = Number(line.args.points ?? line.args.coins ?? line.args.count ?? line.args.tokens ?? 1)
  const own = you === null || doerOf(line) === you || line.args.seat === you
  return { voice, steps: Math.max(1, Math.min(MOST_STEPS, Math.abs(count))), loudness: own ? 1 : OTHERS }
}

/** Seconds between two sounds, between two equal ones, and after which a sound is too late. */
const APART = 0.09
const ALIKE = 0.16
const LATEST = 0.7

/** Limits the number of sounds: they follow closely, equal ones count as one, and the rest is dropped. */
export class Thinning {
  #next = 0
  #last = new Map<Voice, number>()

  /** The time at which a sound may start. Null to drop it. */
  when(voice: Voice, now: number): number | null {
    const at = Math.max(now, this.#next)
    if (at - now > LATEST || at - (this.#last.get(voice) ?? -Infinity) < ALIKE) return null
    this.#last.set(voice, at)
    this.#next = at + APART
    return at
  }
}
