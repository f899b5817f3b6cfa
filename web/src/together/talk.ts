// The chat of a table: the senders that are shown, unread messages, and their position among the log lines.
import type { ChatLine } from '../api'
import type { Aside, Live } from '../live.svelte'
import { tiesAt } from '../moderation/ties.svelte'
import { settings } from '../settings.svelte'
import { say } from '../words.svelte'

export const EMOTES = ['wave', 'bravo', 'thanks', 'laugh', 'oh', 'sorry'] as const
export type EmoteName = (typeof EMOTES)[number]
export const isEmote = (name: string | null): name is EmoteName => EMOTES.some((known) => known === name)

const MOST_MUTED = 100

/** The group that is hidden together. All spectators count as one. */
const keyOf = (table: string, seat: number | null): string => `${table} ${seat ?? 'watching'}`

/** Whether a sender is hidden: on this device, or by the account on all devices. A block hides, too. */
export function isMuted(table: string, seat: number | null): boolean {
  const { muted = [], blocked = [] } = tiesAt(table) ?? {}
  return settings.muted.includes(keyOf(table, seat)) || (seat !== null && [...muted, ...blocked].includes(seat))
}

/** Hides a sender's messages at a table on this device only, or shows them again. */
export function mute(table: string, seat: number | null, hide: boolean): void {
  const others = settings.muted.filter((key) => key !== keyOf(table, seat))
  settings.muted = hide ? [...others, keyOf(table, seat)].slice(-MOST_MUTED) : others
}

/** The text of a message. An emote has a text too. */
export const wordsOf = (line: ChatLine): string => (isEmote(line.emote) ? say(`emote-${line.emote}`) : line.text)

/** The name of the sender. Anyone without a seat is called a spectator, so that no name looks like a player's. */
export const speakerOf = ({ who, seat }: ChatLine): string =>
  seat === null ? say('chat-spectator', { who: who || say('guest') }) : who || say('guest')

export const heard = ({ table, chat }: Pick<Live, 'table' | 'chat'>): ChatLine[] =>
  chat.filter(({ seat }) => !isMuted(table, seat))

/** All entries between log lines: notices and messages. Their numbers tell them apart. */
export function amongNotices(live: Pick<Live, 'table' | 'chat' | 'notices'>): Aside[] {
  const said = heard(live).map((line) => ({
    n: -line.n,
    at: line.at,
    after: line.after,
    text: say('chat-line', { who: speakerOf(line), words: wordsOf(line) }),
  }))
  return [...live.notices, ...said].sort((a, b) => a.at - b.at)
}

/** The number of other people's messages after the last one read. */
export const unread = (lines: readonly ChatLine[], read: number, you: number | null): number =>
  lines.filter(({ n, seat }) => n > read && (seat === null || seat !== you)).length
