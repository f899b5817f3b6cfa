// Bots as an option writes them (`vagabot:tinker+easy+helper`) and as people read them.
import type { BotInfo, GameInfo, Table } from '../api'
import { sayIn } from '../words.svelte'
import { bare } from './options'

export interface BotWish {
  difficulty: string
  role: string
  traits: string[]
}

const USUAL = 'normal'
/** The seat of a person who joins to help you against bots: opposite yours. */
export const ALLY = 2

const wordsOf = (text: string): string[] => text.split(':')[1]?.split('+') ?? []

/** Reads the settings of a bot from its text. */
export function readBot(text: string, bot: BotInfo): BotWish {
  const words = wordsOf(text)
  const oneOf = (among: string[], usual: string): string => among.find((word) => words.includes(word)) ?? usual
  return {
    difficulty: oneOf(bot.difficulties, USUAL),
    role: oneOf(bot.roles, bot.roles[0] ?? ''),
    traits: bot.traits.filter((trait) => words.includes(trait)),
  }
}

/** Writes the settings of a bot as text. A role is always named, so that everyone at the table sees it. */
export function writeBot(bot: BotInfo, { difficulty, role, traits }: BotWish): string {
  const words = [role, difficulty === USUAL ? '' : difficulty, ...traits].filter(Boolean)
  return words.length > 0 ? `${bot.name}:${words.join('+')}` : bot.name
}

const idOf = (kind: string, word: string): string => `${kind}-${word.replaceAll('_', '-')}`

/** The name of a difficulty, role or trait of a bot. */
export const botWord = (game: string, kind: 'difficulty' | 'role' | 'trait', word: string): string =>
  sayIn(game, idOf(kind, word))
/** The effect of a role or trait, as a sentence. */
export const botHelp = (game: string, kind: 'role' | 'trait', word: string): string =>
  sayIn(game, `${idOf(kind, word)}.help`)

/** The bot of a seat, as in the options. Null if there is none. */
export function botAt({ seats, options: { factions } }: Table, seat: number): string | null {
  const bot = seats[seat].kind === 'bot' && Array.isArray(factions)
  return bot ? factions[seat] : null
}

/** The difficulty, role and traits of a bot: `nightmare, Tinker, Helper`. */
export function aboutBot(game: string, text: string): string {
  const known = (kind: 'difficulty' | 'role' | 'trait'): string[] =>
    wordsOf(text)
      .filter((word) => botWord(game, kind, word) !== idOf(kind, word))
      .map((word) => botWord(game, kind, word))
  const [difficulty = botWord(game, 'difficulty', USUAL)] = known('difficulty')
  return [difficulty, ...known('role'), ...known('trait')].join(', ')
}

/** A bot with its usual settings. */
export const usualBot = (bot: BotInfo): string => writeBot(bot, readBot('', bot))

/** You and the bots of the other usual factions. With an ally, a person who joins plays the third faction. */
export function againstBots({ options, bots }: GameInfo, ally: boolean): (string | null)[] {
  const usual = options.find((option) => option.name === 'factions')?.default
  return (Array.isArray(usual) ? usual : []).map((faction, seat) => {
    const bot = bots.find(({ replaces }) => replaces === faction)
    return bot && seat > 0 && !(ally && seat === ALLY) ? usualBot(bot) : faction
  })
}

/** The bot of this name, whatever its settings are. */
export const botNamed = (bots: readonly BotInfo[], role: string): BotInfo | undefined =>
  bots.find(({ name }) => name === bare(role))
