// Options that another screen has for the form for a new table, such as a map that somebody drew.
import type { Wishes } from './options'

let brought: { game: string; wishes: Wishes } | null = null

export const bringAlong = (game: string, wishes: Wishes): void => void (brought = { game, wishes })

/** The options for this game, once. */
export function broughtFor(game: string): Wishes {
  const wishes = brought?.game === game ? brought.wishes : {}
  brought = null
  return wishes
}
