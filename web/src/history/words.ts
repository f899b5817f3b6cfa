// The catalogue of the pages of people and of the ranking, and the names of what they show.
import type { FluentVariable } from '@fluent/bundle'
import type { PastGame, PlayerInfo } from '../schema'
import { levelName } from '../lobby/open'
import { begun, bring, sayIn } from '../words.svelte'

bring(import.meta.glob<string>('../../../src/copse/locale/*/page_history.ftl', { query: '?raw', import: 'default' }))

export const tell = (id: string, args: Record<string, FluentVariable> = {}): string =>
  sayIn('page_history', `history-${id}`, args)

const slug = (name: string): string => name.replaceAll('_', '-')

/** A message of a game, or the name itself if the game has none for it. */
function inGame(game: string, id: string, name: string): string {
  const said = sayIn(game, id)
  return said === id ? name : said
}

/** The name of a kind of things, such as factions. A game from another package may have kinds of its own. */
export function kindName(kind: string): string {
  const said = tell(`kind-${slug(kind)}`)
  return said.startsWith('history-kind-') ? kind : said
}

/** The name of a thing of a game. The server names openings. */
export function thingName(game: string, kind: string, name: string): string {
  if (kind === 'players') return tell('players', { count: Number(name) })
  if (kind === 'opening') return name
  return begun(inGame(game, `${kind === 'draft' ? 'faction' : kind}-${slug(name)}`, name))
}

export function playerName({ kind, name }: PlayerInfo): string {
  if (kind === 'agent') return levelName(name)
  return name || tell(kind)
}

/** What a seat of a game played: its faction, or its races and powers. */
export function rolesOf(game: PastGame, seat: number): string {
  const { played } = game.seats.find((one) => one.seat === seat)!
  return (['faction', 'race'] as const)
    .flatMap((kind) => (played[kind] ?? []).map((name) => thingName(game.game, kind, name)))
    .join(', ')
}

export const percent = (share: number): number => Math.round(100 * share)

export const personLink = (name: string): string => `#/person/${encodeURIComponent(name)}`
