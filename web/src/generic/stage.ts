// The stage of a game without drawings: only the signs of its seats. It has no map, so no piece moves.
import type { Stage } from '../theatre/stage'
import Nothing from './Nothing.svelte'
import PartySign from './PartySign.svelte'

export const stageOf = (game: string): Stage => ({
  game,
  Actor: Nothing,
  Sign: PartySign,
  face: () => null,
  Icon: Nothing,
  isCard: () => false,
  at: () => null,
  pawnAt: () => null,
  wayBetween: () => [],
  fights: () => false,
  endBattle: (view: unknown) => view,
  strength: () => 0,
  ranks: () => [],
  leave: (view: unknown) => view,
  arrive: (view: unknown) => view,
})
