// What the seats play: each something else, of the kind that sits there, and what the edition has.
import type { GameInfo, Option, SeatKind } from '../api'
import { botNamed, usualBot } from './bots'
import { offersOf, type Offer } from './choices'
import { editionOf, lacks } from './editions'
import { bare, DRAFTED, perSeat, type Wishes } from './options'

/** The option that says what the seats play; a game without factions has none. */
export const rolesOf = (game: GameInfo): Option | undefined => game.options.find(perSeat)

/** Whether a bot may sit down: not where factions are drafted, and not where the edition has none. */
export function botsAt(game: GameInfo, wishes: Wishes): 'none' | 'drafted' | 'not-had' | 'offered' {
  const roles = rolesOf(game)
  if (!roles || roles.machines.length === 0) return 'none'
  if (wishes[roles.name] === DRAFTED) return 'drafted'
  const edition = editionOf(game, wishes)
  return roles.machines.every((bot) => lacks(edition, roles.name, bot)) ? 'not-had' : 'offered'
}

/** What may be played at a seat, of the kind that sits there, beside what the others play. */
export function offersAt(game: GameInfo, wishes: Wishes, kinds: SeatKind[], seat: number, taken: string[]): Offer[] {
  const roles = rolesOf(game)
  if (!roles) return []
  const beside = { ...wishes, [roles.name]: taken.with(seat, '') }
  return offersOf(roles, game, beside, kinds.length).filter(
    ({ choice }) => roles.machines.includes(choice) === (kinds[seat] === 'bot'),
  )
}

/** The first that a seat may play and nobody else does. */
export function freeAt(game: GameInfo, wishes: Wishes, kinds: SeatKind[], seat: number, taken: string[]): string {
  const others = taken.with(seat, '').slice(0, kinds.length).map(bare)
  const offers = offersAt(game, wishes, kinds, seat, taken)
  const free = offers.find(({ choice, barred }) => !barred && !others.includes(choice))?.choice ?? ''
  const bot = botNamed(game.bots, free)
  return bot ? usualBot(bot) : free
}

/** What the seats play, given what was wished: whoever has to play does, what the edition does not have gives way, and
 * whoever has nothing gets something. */
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
