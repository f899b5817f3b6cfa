// Bots as an option writes them (`vagabot:tinker+easy+helper`), and as people read them.
import type { BotInfo, GameInfo, Table } from '../api'
import { sayIn } from '../words.svelte'
import { bare } from './options'

export interface BotWish {
  difficulty: string
  role: string
  traits: string[]
}

const USUAL = 'normal'
/** Where who comes to help you against bots sits: across the table. */
export const ALLY = 2

const wordsOf = (text: string): string[] => text.split(':')[1]?.split('+') ?? []

/** What is wished of a bot, by the text of it. */
export function readBot(text: string, bot: BotInfo): BotWish {
  const words = wordsOf(text)
  const oneOf = (among: string[], usual: string): string => among.find((word) => words.includes(word)) ?? usual
  return {
    difficulty: oneOf(bot.difficulties, USUAL),
    role: oneOf(bot.roles, bot.roles[0] ?? ''),
    traits: bot.traits.filter((trait) => words.includes(trait)),
  }
}

/** The same as a text. A role is always named, so that everyone at the table reads it. */
export function writeBot(bot: BotInfo, { difficulty, role, traits }: BotWish): string {
  const words = [role, difficulty === USUAL ? '' : difficulty, ...traits].filter(Boolean)
  return words.length > 0 ? `${bot.name}:${words.join('+')}` : bot.name
}

const idOf = (kind: string, word: string): string => `${kind}-${word.replaceAll('_', '-')}`

/** What a word of a bot is called: a difficulty, a role or a trait. */
export const botWord = (game: string, kind: 'difficulty' | 'role' | 'trait', word: string): string =>
  sayIn(game, idOf(kind, word))
/** What it does, in a sentence. */
export const botHelp = (game: string, kind: 'role' | 'trait', word: string): string =>
  sayIn(game, `${idOf(kind, word)}.help`)

/** Which bot plays a seat, as the options have it; null where none does. */
export function botAt({ seats, options: { factions } }: Table, seat: number): string | null {
  const bot = seats[seat].kind === 'bot' && Array.isArray(factions)
  return bot ? factions[seat] : null
}

/** How hard a bot is, whom it plays, and its traits: `nightmare, Tinker, Helper`. */
export function aboutBot(game: string, text: string): string {
  const known = (kind: 'difficulty' | 'role' | 'trait'): string[] =>
    wordsOf(text)
      .filter((word) => botWord(game, kind, word) !== idOf(kind, word))
      .map((word) => botWord(game, kind, word))
  const [difficulty = botWord(game, 'difficulty', USUAL)] = known('difficulty')
  return [difficulty, ...known('role'), ...known('trait')].join(', ')
}

/** A bot as it usually plays. */
export const usualBot = (bot: BotInfo): string => writeBot(bot, readBot('', bot))

/** You and bots in place of the other usual factions; with an ally, someone who joins plays the third of them. */
export function againstBots({ options, bots }: GameInfo, ally: boolean): (string | null)[] {
  const usual = options.find((option) => option.name === 'factions')?.default
  return (Array.isArray(usual) ? usual : []).map((faction, seat) => {
    const bot = bots.find(({ replaces }) => replaces === faction)
    return bot && seat > 0 && !(ally && seat === ALLY) ? usualBot(bot) : faction
  })
}

/** The bot of this name, whatever words follow it. */
export const botNamed = (bots: readonly BotInfo[], role: string): BotInfo | undefined =>
  bots.find(({ name }) => name === bare(role))
