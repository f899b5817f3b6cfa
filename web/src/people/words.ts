// The catalogue for finding people is separate, because a table does not need it.
import type { FluentVariable } from '@fluent/bundle'
import { bare } from '../lobby/options'
import { bring, sayIn } from '../words.svelte'

bring(import.meta.glob<string>('../../../src/copse/locale/*/page_people.ftl', { query: '?raw', import: 'default' }))

export const tell = (id: string, args: Record<string, FluentVariable> = {}): string =>
  sayIn('page_people', `people-${id}`, args)

/** The name of what a seat plays, such as a faction. Empty if the options give it nothing. */
export function partName(game: string, part: string): string {
  const id = `faction-${bare(part).replaceAll('_', '-')}.short`
  const said = sayIn(game, id)
  return said === id ? part : said
}
