// The stage of Small World.
import { faceIn } from '../portraits/faces'
import type { Stage } from '../theatre/stage'
import Actor from './Actor.svelte'
import { arrive, leave } from './enact'
import { chartFor } from './map'
import PartySign from './PartySign.svelte'
import SceneIcon from './SceneIcon.svelte'
import type { World } from './world'

const at: Stage['at'] = (view: World, place) => {
  const token = chartFor(view.players).regions.find(({ id }) => id === Number(place))?.token
  return token ? { x: token[0], y: token[1] } : null
}

export const stage: Stage = {
  game: 'smallworld',
  Actor,
  Sign: PartySign,
  face: (view: World, seat) => faceIn(view, seat, false),
  Icon: SceneIcon,
  isCard: () => false,
  at,
  pawnAt: () => null,
  wayBetween: (view, from, to) => [at(view, from), at(view, to)].filter((spot) => spot !== null),
  fights: () => false,
  endBattle: (view: World) => view,
  strength: () => 0,
  ranks: () => [],
  leave,
  arrive,
}
