// What Root lends to the stage.
import type { Stage } from '../theatre/stage'
import Actor from './Actor.svelte'
import Card from './Card.svelte'
import { CARDS, categoryOf, faceOf } from './data'
import { arrive, leave } from './enact'
import Icon from './Icon.svelte'
import PartySign from './PartySign.svelte'
import { partiesOf, UNDECIDED, type RootView } from './view'
import { spotAt, wayBetween } from './ways'

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
  strength: (view: RootView, seat, place) =>
    (view.clearings.find(({ id }) => id === place)?.pieces ?? [])
      .filter((one) => one.seat === seat && categoryOf(one.piece) === 'warrior')
      .reduce((sum, { count }) => sum + count, 0),
  leave,
  arrive,
}
