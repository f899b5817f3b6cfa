// The options of a league's games, for people who read its rules.
import type { GameInfo, Option, Value } from '../api'
import { choiceName } from '../lobby/choices'
import { asText, bare } from '../lobby/options'
import { begun, say } from '../words.svelte'

/** The options that differ from the defaults, as short sentences. The number of players is told apart from them. */
export const settingsOf = (game: GameInfo, options: Record<string, Value>): string[] =>
  game.options
    .filter(({ name }) => name in options && name !== 'players')
    .map((option) => settingOf(game.name, option, options[option.name]))

function settingOf(game: string, option: Option, value: Value): string {
  if (option.by_seat && !Array.isArray(value)) return say('drafted')
  const title = begun(option.title)
  if (asText(option) || value === true) return `${title}.`
  return `${title}: ${(Array.isArray(value) ? value : [value]).map((one) => nameOf(game, option, one)).join(', ')}.`
}

function nameOf(game: string, option: Option, value: Value): string {
  if (typeof value === 'string') return choiceName(game, option, bare(value))
  return typeof value === 'number' ? choiceName(game, option, value) : '–'
}
