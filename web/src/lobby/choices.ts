// The names of the options' choices.
import type { GameInfo, Option, Scalar } from '../api'
import { say, sayIn } from '../words.svelte'
import { editionOf, lacks, notHad } from './editions'
import { rivalOf, type Wishes } from './options'

/** Prefixes of the messages that name the choices of an option. For other options it is the option's name. */
const KINDS: Record<string, string> = { factions: 'faction', hirelings: 'hireling', landmark_cards: 'landmark' }

/** A message about a choice. Empty if there is none. */
function saidOf(game: string, option: Option, choice: Scalar, attribute = ''): string {
  const id = `${KINDS[option.name] ?? option.name}-${choice}`.replaceAll('_', '-') + attribute
  const said = sayIn(game, id)
  return said === id ? '' : said
}

export const choiceName = (game: string, option: Option, choice: Scalar): string =>
  saidOf(game, option, choice) || String(choice)

/** The help for a choice, as a sentence. */
export const choiceHelp = (game: string, option: Option, choice: Scalar): string =>
  saidOf(game, option, choice, '.help')

/** A choice for a list, with the reason why it is blocked, if it is. */
export interface Offer {
  choice: string
  text: string
  barred: boolean
}

export function offersOf(option: Option, game: GameInfo, wishes: Wishes, seats: number): Offer[] {
  const { name, options } = game
  const edition = editionOf(game, wishes)
  return (option.choices ?? []).map(String).map((choice) => {
    const text = choiceName(name, option, choice)
    if (lacks(edition, option.name, choice)) {
      return { choice, text: notHad(edition, option.name, text), barred: true }
    }
    const rival = rivalOf(choice, options, wishes, seats)
    if (rival === null) return { choice, text, barred: false }
    const of = options.find(({ choices }) => choices?.includes(rival)) ?? option
    return { choice, text: say('not-beside', { name: text, other: choiceName(name, of, rival) }), barred: true }
  })
}
