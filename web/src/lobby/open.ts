// Setting up a table: asked of the server, and its seats kept in this browser.
import {
  ask,
  type AgentInfo,
  type Created,
  type GameInfo,
  type NewTable,
  type Retention,
  type Table,
  type Tutorial,
  type Value,
  type Rematch,
  type SeatToken,
} from '../api'
import { keep, keptAt, tokenAt, tokensAt, uncover } from '../kept.svelte'
import { go } from '../route.svelte'
import { settings } from '../settings.svelte'
import { language, say, sayIn } from '../words.svelte'
import { aboutBot, againstBots, ALLY, botAt } from './bots'
import { DRAFTED, factionsWith } from './options'

export const games = (): Promise<GameInfo[]> => ask('/games', { lang: language() })
export const agents = (): Promise<AgentInfo[]> => ask('/agents', { lang: language() })
export const tutorials = (): Promise<Tutorial[]> => ask('/tutorials', { lang: language() })
export const ownName = (): string => settings.name.trim() || say('guest')
export const retention = (): Promise<Retention> => ask('/retention')

/** An agent's name in the language of the page; one that the page does not know keeps its own. */
export function levelName(agent: string | null): string {
  const said = sayIn('page', `level-${agent}`)
  return said.startsWith('level-') ? (agent ?? '') : said
}

export const namesAt = (table: Table): string[] => table.seats.map(({ called }) => called)

/** Whether players choose at the table what they play. */
export const drafts = ({ options }: Table): boolean =>
  Array.isArray(options.factions) && options.factions.includes(DRAFTED)

/** What a seat plays, where it keeps to that: its label without the name of who sits there. */
export function roleAt(table: Table, seat: number): string {
  const { label, called } = table.seats[seat]
  const known = Array.isArray(table.options.factions) && !(drafts(table) && table.status === 'waiting')
  return known ? label.replace(` (${called})`, '') : ''
}

/** What a seat plays, beside its name: a bot's name says that, so of a bot how it plays. */
export function roleBeside(table: Table, seat: number): string {
  const bot = botAt(table, seat)
  return bot === null ? roleAt(table, seat) : aboutBot(table.game, bot)
}

/** A table as it is told to whoever this browser is there. */
export const tableAt = (id: string): Promise<Table> => ask(`/tables/${id}`, { token: tokenAt(id), lang: language() })

/** What a game is called; one that the page does not know, by its name. */
export function gameTitle(game: string): string {
  const said = say(`title-${game}`)
  return said === `page-title-${game}` ? game[0].toUpperCase() + game.slice(1).replaceAll('_', ' ') : said
}

/** What a table is called; strangers are not told the name of a private one. */
export const titleOf = ({ name, game }: { name: string; game: string }): string => name || gameTitle(game)

/** Why someone may know a hand of this game: it was not dealt afresh, or someone else held a seat before. Null: nobody. */
export function suspicion({ origin }: Table): string | null {
  if (origin.kind !== 'deal' && origin.kind !== 'tutorial') return origin.kind
  return origin.seen?.length ? 'seen' : null
}

/** Sits down on an open seat, and keeps it in this browser. */
export async function sitDown({ id, game, name }: Table, seat: number, passphrase: string): Promise<void> {
  const body = {
    name: settings.name.trim() || `${say('guest')} ${seat + 1}`, // nobody has the name of another at the table
    avatar: settings.avatar,
    seat,
    holds: tokensAt(id),
    ...(passphrase ? { passphrase } : {}),
  }
  const got = await ask<SeatToken>(`/tables/${id}/join`, { method: 'POST', body })
  keep({ id, game, name, seats: [got] })
  if (!name) keep({ id, game, name: (await tableAt(id)).name, seats: [] })
}

/** How many sit down if nobody says otherwise, and who plays against a newcomer. */
const USUAL_PLAYERS = 4
const USUAL_OPPONENT = 'beginner'

export function usualSeats(game: GameInfo): number {
  const named = game.options.find((option) => option.name === 'players')?.default
  return typeof named === 'number' ? named : Math.min(USUAL_PLAYERS, game.players[1])
}

/** Who plays another table on says who they are there. */
export const openTable = (wanted: NewTable): Promise<void> =>
  make('/tables', { avatar: settings.avatar, ...wanted }, wanted.fork ? tokenAt(wanted.fork.table) : undefined)
export const learn = (tutorial: string): Promise<void> =>
  make(`/tutorials/${tutorial}`, { host: ownName(), avatar: settings.avatar })

/** Has a table made, keeps its seats and goes there. */
async function make(path: string, wanted: object, token?: string): Promise<void> {
  const made = await ask<Created>(path, { method: 'POST', body: wanted, token, lang: language() })
  const { id, game, name } = made.table
  keep({ id, game, name, host: made.host_token, seats: made.seats })
  if (made.seats.length > 0) uncover(id, made.seats[0].seat) // who made the table sits before it
  go(`#/t/${id}`)
}

/** The options that say how many sit at the table, in the game's own terms. */
export function seating(game: GameInfo, count: number): Record<string, Value> {
  return game.options.some((option) => option.name === 'players') ? { players: count } : {}
}

/** You against machines, with everything as usual; if you like, with a faction and options of your choice. */
export function playNow(game: GameInfo, faction = '', options: Record<string, Value> = {}): Promise<void> {
  const wished = options.factions as string[] | undefined
  const count = wished?.length ?? usualSeats(game)
  const factions = wished ?? factionsWith(game, count, faction)
  const yours = Math.max(0, factions.indexOf(faction))
  return openTable({
    game: game.name,
    options: { ...options, ...seating(game, count), ...(factions.length > 0 ? { factions } : {}) },
    seats: Array.from({ length: count }, (_, seat) =>
      seat === yours ? { kind: 'human' } : { kind: 'agent', agent: USUAL_OPPONENT },
    ),
    host: ownName(),
    pace: { mode: 'live', late: 'nothing' },
    spectators: true,
  })
}

/** You against bots: alone, or together with whoever comes by the link. */
export function playBots(game: GameInfo, together: boolean): Promise<void> {
  const factions = againstBots(game, together)
  return openTable({
    game: game.name,
    options: { factions, ...(together ? { together } : {}) },
    seats: factions.map((_, seat) => {
      if (seat === 0) return { kind: 'human' }
      return { kind: together && seat === ALLY ? 'open' : 'bot' }
    }),
    host: ownName(),
    pace: { mode: 'live', late: 'nothing' },
    spectators: true,
  })
}

/** The same people at another table, each one seat further: whoever asks first has it made. Every seat at this device
    comes along; its token is good there too. */
export async function playAgain({ id, game, name }: Table): Promise<void> {
  const held = keptAt(id)?.seats ?? []
  let next = ''
  for (const { token } of held) {
    const found = await ask<Rematch>(`/tables/${id}/rematch`, {
      method: 'POST',
      token,
    })
    keep({ id: found.table, game, name, seats: [{ seat: found.seat, token }], ...(found.host ? { host: token } : {}) })
    if (!next) uncover(found.table, found.seat)
    next = found.table
  }
  if (next) go(`#/t/${next}`)
}
