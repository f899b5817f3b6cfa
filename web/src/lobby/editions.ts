// The contents of the chosen edition. The form blocks everything else and cites the paragraph.
import type { EditionInfo, GameInfo, Scalar } from '../api'
import { sign } from '../law.svelte'
import { say } from '../words.svelte'
import { DRAFTED, perSeat, usual, type Wishes } from './options'

/** The chosen edition. Undefined if the game has only one. */
export const editionOf = (game: GameInfo, wishes: Wishes): EditionInfo | undefined =>
  game.editions.find(({ name }) => name === wishes.edition)

/** Whether the edition lacks a choice of an option. Numbers are never lacking, because they only count something. */
export function lacks(edition: EditionInfo | undefined, option: string, choice: Scalar): boolean {
  const has = edition?.has[option]
  return has !== undefined && typeof choice === 'string' && !has.includes(choice)
}

/** Whether the edition has no choice of an option. */
export const absent = (edition: EditionInfo | undefined, option: string): boolean => edition?.has[option]?.length === 0

/** A note that the edition does not have something, with the paragraph. */
export const notHad = (edition: EditionInfo | undefined, option: string, name: string): string =>
  say('not-in-edition', { name, law: sign(edition?.laws[option] ?? '') })

/** The wishes adapted to the edition. What it lacks becomes the default, or else the first choice that it has. */
export function withinEdition(game: GameInfo, wishes: Wishes): Wishes {
  const edition = editionOf(game, wishes)
  const out = { ...wishes }
  for (const option of game.options) {
    const { name } = option
    const had = edition?.has[name]
    if (had === undefined) continue
    if (had.length === 0) out[name] = usual([option])[name]
    else if (typeof wishes[name] === 'string' && lacks(edition, name, wishes[name]))
      out[name] = lacks(edition, name, option.default as Scalar) ? had[0] : option.default
  }
  const roles = game.options.find(perSeat)
  if (roles && wishes[roles.name] === DRAFTED && out.setup !== wishes.setup)
    out[roles.name] = usual([roles])[roles.name]
  return out
}
