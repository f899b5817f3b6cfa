// Creating a table: it is requested from the server, and its seats are stored in this browser.
import {
  ask,
  type AgentInfo,
  type Created,
  type GameInfo,
  type NewTable,
  type Legal,
  type Retention,
  type Table,
  type Tutorial,
  type Value,
  type Rematch,
  type SeatRating,
  type SeatToken,
} from '../api'
import { keep, keptAt, tokenAt, tokensAt, uncover } from '../kept.svelte'
import { load } from '../once.svelte'
import { go } from '../route.svelte'
import { settings } from '../settings.svelte'
import { signedIn } from '../signed.svelte'
import { language, say, sayIn, teach } from '../words.svelte'
import { aboutBot, againstBots, ALLY, botAt } from './bots'
import { DRAFTED, factionsWith } from './options'

/** The games of the server. Packages bring the names of their factions along. */
export async function games(): Promise<GameInfo[]> {
  const found = await ask<GameInfo[]>('/games', { lang: language() })
  for (const { name, words } of found) if (Object.keys(words).length > 0) teach(name, words)
  return found
}
export const agents = (): Promise<AgentInfo[]> => ask('/agents', { lang: language() })
export const tutorials = (): Promise<Tutorial[]> => ask('/tutorials', { lang: language() })
export const ownName = (): string => settings.name.trim() || say('guest')
export const legal = (): Promise<Legal> => load(() => ask('/legal'))
export const retention = (): Promise<Retention> => load(() => ask('/retention'))

/** The name of an agent in the page's language. An agent that the page does not know keeps its name. */
export function levelName(agent: string | null): string {
  const said = sayIn('page', `level-${agent}`)
  return said.startsWith('level-') ? (agent ?? '') : said
}

export const namesAt = (table: Table): string[] => table.seats.map(({ called }) => called)

/** Whether players choose their factions at the table. */
export const drafts = ({ options }: Table): boolean =>
  Array.isArray(options.factions) && options.factions.includes(DRAFTED)

/** The faction of a seat, if it is fixed: its label without the name of the player. */
export function roleAt(table: Table, seat: number): string {
  const { label, called } = table.seats[seat]
  const known = Array.isArray(table.options.factions) && !(drafts(table) && table.status === 'waiting')
  return known ? label.replace(` (${called})`, '') : ''
}

/** The text beside a seat's name: its faction or, for a bot, its settings. */
export function roleBeside(table: Table, seat: number): string {
  const bot = botAt(table, seat)
  return bot === null ? roleAt(table, seat) : aboutBot(table.game, bot)
}

/** A table as the server shows it to the user of this browser. */
export const tableAt = (id: string): Promise<Table> => ask(`/tables/${id}`, { token: tokenAt(id), lang: language() })

/** The ratings of the players at a table: people with accounts, and agents. */
export const seatRatings = ({ id }: Table): Promise<SeatRating[]> =>
  ask(`/tables/${id}/ratings`, { token: tokenAt(id) })

/** The title of a game. A game that the page does not know is called by its name. */
export function gameTitle(game: string): string {
  const said = say(`title-${game}`)
  return said === `page-title-${game}` ? game[0].toUpperCase() + game.slice(1).replaceAll('_', ' ') : said
}

/** The title of a table. Strangers do not see the name of a private one. */
export const titleOf = ({ name, game }: { name: string; game: string }): string => name || gameTitle(game)

/** The reason why somebody may know a hand: it was not dealt by the server, or a seat had another holder. Else null. */
export function suspicion({ origin }: Table): string | null {
  if (origin.kind !== 'deal' && origin.kind !== 'tutorial') return origin.kind
  return origin.seen?.length ? 'seen' : null
}

/** Takes an open seat and stores it in this browser. */
export async function sitDown({ id, game, name }: Table, seat: number, passphrase: string): Promise<void> {
  const body = {
    name: settings.name.trim() || `${say('guest')} ${seat + 1}`, // so that no two players have the same name
    avatar: settings.avatar,
    seat,
    holds: tokensAt(id),
    ...(passphrase ? { passphrase } : {}),
  }
  const got = await ask<SeatToken>(`/tables/${id}/join`, { method: 'POST', body })
  keep({ id, game, name, seats: [got] })
  if (!name) keep({ id, game, name: (await tableAt(id)).name, seats: [] })
  await bringAlong(id)
}

/** Takes the seat of a person who is away, and opens the table. */
export async function comeAsSubstitute({ id, game, name }: Table, key: string): Promise<void> {
  const body = { key, name: ownName(), avatar: settings.avatar, holds: tokensAt(id) }
  const got = await ask<SeatToken>(`/tables/${id}/substitute`, { method: 'POST', body })
  keep({ id, game, name, seats: [got], substitute: true })
  await bringAlong(id)
  go(`#/t/${id}`)
}

/** Gives new seats of this browser to the account, if somebody is signed in. If that fails, the user plays as a guest,
 * and the account page offers to take the game along. */
async function bringAlong(id: string): Promise<void> {
  const table = keptAt(id)
  if (!signedIn() || !table) return
  await import('../account/account').then(({ takeAlong }) => takeAlong([table])).catch(() => {})
}

/** The default number of players. */
const USUAL_PLAYERS = 4
/** The agent at a seat if nobody chooses another one. A player who follows every hint wins about two games of Root
 * in five against three of them. */
export const USUAL_OPPONENT = 'casual'

export function usualSeats(game: GameInfo): number {
  const named = game.options.find((option) => option.name === 'players')?.default
  return typeof named === 'number' ? named : Math.min(USUAL_PLAYERS, game.players[1])
}

/** A user who continues from another table must prove their seat there. */
export const openTable = (wanted: NewTable): Promise<void> =>
  make('/tables', { avatar: settings.avatar, ...wanted }, wanted.fork ? tokenAt(wanted.fork.table) : undefined)
export const learn = (tutorial: string): Promise<void> =>
  make(`/tutorials/${tutorial}`, { host: ownName(), avatar: settings.avatar })

/** Creates a table, stores its seats and opens it. */
async function make(path: string, wanted: object, token?: string): Promise<void> {
  const made = await ask<Created>(path, { method: 'POST', body: wanted, token, lang: language() })
  const { id, game, name } = made.table
  keep({ id, game, name, host: made.host_token, seats: made.seats })
  if (made.seats.length > 0) uncover(id, made.seats[0].seat) // the creator of the table sits here
  await bringAlong(id)
  go(`#/t/${id}`)
}

/** The options for the number of seats, in the server's form. */
export function seating(game: GameInfo, count: number): Record<string, Value> {
  return game.options.some((option) => option.name === 'players') ? { players: count } : {}
}

/** Starts a game against agents with the defaults, or with a faction and options of your choice. */
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

/** Opens a table where everybody else comes by the link. */
export function playFriends(game: GameInfo): Promise<void> {
  const count = usualSeats(game)
  const factions = factionsWith(game, count, '')
  return openTable({
    game: game.name,
    options: { ...seating(game, count), ...(factions.length > 0 ? { factions } : {}) },
    seats: Array.from({ length: count }, (_, seat) => ({ kind: seat === 0 ? 'human' : 'open' })),
    host: ownName(),
    pace: { mode: 'live', late: 'nothing' },
    spectators: true,
  })
}

/** Starts a game against bots, alone or with one person who comes by the link. */
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

/** A rematch with the same people, each one seat further. The first request creates the table. All seats at this device
 * join, and their tokens are valid there too. */
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
