// The factions of the seats. Each seat has a different one, which fits the kind of the seat and the edition.
import type { GameInfo, Option, SeatKind } from '../api'
import { botNamed, usualBot } from './bots'
import { offersOf, type Offer } from './choices'
import { editionOf, lacks } from './editions'
import { bare, DRAFTED, perSeat, type Wishes } from './options'

/** The option with the factions. Undefined for a game without factions. */
export const rolesOf = (game: GameInfo): Option | undefined => game.options.find(perSeat)

/** Whether bots may be chosen. They may not in a draft, or if the edition has none. */
export function botsAt(game: GameInfo, wishes: Wishes): 'none' | 'drafted' | 'not-had' | 'offered' {
  const roles = rolesOf(game)
  if (!roles || roles.machines.length === 0) return 'none'
  if (wishes[roles.name] === DRAFTED) return 'drafted'
  const edition = editionOf(game, wishes)
  return roles.machines.every((bot) => lacks(edition, roles.name, bot)) ? 'not-had' : 'offered'
}

/** The choices for a seat, which fit its kind and the other seats. */
export function offersAt(game: GameInfo, wishes: Wishes, kinds: SeatKind[], seat: number, taken: string[]): Offer[] {
  const roles = rolesOf(game)
  if (!roles) return []
  const beside = { ...wishes, [roles.name]: taken.with(seat, '') }
  return offersOf(roles, game, beside, kinds.length).filter(
    ({ choice }) => roles.machines.includes(choice) === (kinds[seat] === 'bot'),
  )
}

/** The first choice for a seat that no other seat has. */
export function freeAt(game: GameInfo, wishes: Wishes, kinds: SeatKind[], seat: number, taken: string[]): string {
  const others = taken.with(seat, '').slice(0, kinds.length).map(bare)
  const offers = offersAt(game, wishes, kinds, seat, taken)
  const free = offers.find(({ choice, barred }) => !barred && !others.includes(choice))?.choice ?? ''
  const bot = botNamed(game.bots, free)
  return bot ? usualBot(bot) : free
}

/** The factions of the seats according to the wishes. Required factions are included, those that the edition lacks are
 * replaced, and empty seats get one. */
export function rolesWithin(game: GameInfo, wishes: Wishes, kinds: SeatKind[]): string[] {
  const roles = rolesOf(game)
  const wished = roles && wishes[roles.name]
  if (!roles || !Array.isArray(wished)) return []
  const edition = editionOf(game, wishes)
  const fits = (role: string, kind: SeatKind): boolean =>
    !lacks(edition, roles.name, bare(role)) && roles.machines.includes(bare(role)) === (kind === 'bot')
  const playing = kinds.map((kind, seat) => (fits(wished[seat] ?? '', kind) ? (wished[seat] ?? '') : ''))
  const required = edition?.required ?? []
  for (const must of required.filter((role) => !playing.includes(role))) {
    const seat = playing.includes('') ? playing.indexOf('') : playing.findLastIndex((role) => !required.includes(role))
    playing[seat] = must
  }
  for (const seat of kinds.keys()) playing[seat] ||= freeAt(game, wishes, kinds, seat, playing)
  return playing
}
