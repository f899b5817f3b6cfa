// What Root lends to the stage.
import type { Troop } from '../theatre/acts'
import type { Stage } from '../theatre/stage'
import Actor from './Actor.svelte'
import Card from './Card.svelte'
import { CARDS, categoryOf, faceOf } from './data'
import { arrive, leave } from './enact'
import Icon from './Icon.svelte'
import PartySign from './PartySign.svelte'
import { partiesOf, UNDECIDED, type RootView } from './view'
import { spotAt, wayBetween } from './ways'

const piecesAt = (view: RootView, seat: number, place: number): Troop[] =>
  (view.clearings.find(({ id }) => id === place)?.pieces ?? []).filter((one) => one.seat === seat)

export const stage: Stage = {
  game: 'root',
  Actor,
  Sign: PartySign,
  face: (view: RootView, seat) => {
    const name = partiesOf(view)[seat]?.name
    return !name || name === UNDECIDED ? null : faceOf(name)
  },
  Icon,
  Card,
  isCard: (card) => card in CARDS,
  at: spotAt,
  pawnAt: (view: RootView, seat) => partiesOf(view)[seat]?.pawn ?? null,
  wayBetween,
  fights: (view: RootView) => view.battle !== null,
  endBattle: (view: RootView) => ({ ...view, battle: null }),
  strength: (view: RootView, seat, place) =>
    piecesAt(view, seat, place)
      .filter(({ piece }) => categoryOf(piece) === 'warrior')
      .reduce((sum, { count }) => sum + count, 0),
  ranks: (view: RootView, seat, place) => {
    const pawn = partiesOf(view)[seat]?.pawn === String(place) ? [{ piece: 'pawn', count: 1 }] : []
    const fights = ({ piece }: Troop): number => Number(categoryOf(piece) !== 'warrior')
    return [...pawn, ...piecesAt(view, seat, place).sort((a, b) => fights(a) - fights(b))]
  },
  leave,
  arrive,
}
