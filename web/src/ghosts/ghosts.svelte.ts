// The previews for the boards: of pieces that are being laid out, or else of the considered choice.
import { untrack } from 'svelte'
import type { Choice } from '../choice.svelte'
import { Foresight } from './foresight.svelte'
import type { Preview } from '../api'
import type { Ghost } from './ghost'
import { Redeploy } from './redeploy.svelte'

const NOTHING: Omit<Preview, 'pieces' | 'revision'> = {
  points: [],
  rulers: [],
  held: [],
  hands: [],
  items: [],
  rest: '',
  ends_turn: false,
  odds: null,
  forecast: [],
}

export class Ghosts {
  readonly redeploy: Redeploy
  readonly ghost: Ghost | null

  constructor(
    private choice: Choice,
    standing: (place: number) => number,
  ) {
    const foresight = new Foresight(choice)
    this.redeploy = new Redeploy(choice, standing)
    // Laid-out pieces belong to one decision.
    $effect(() => {
      void choice.live.snapshot?.revision
      untrack(() => this.redeploy.sending || this.redeploy.clear())
    })
    this.ghost = $derived(this.redeploy.begun ? this.#laidOut() : foresight.ghost)
  }

  /** Picks a thing. While pieces are laid out, it adds one piece there. */
  pick = (field: string, value: unknown): void => {
    if (!this.redeploy.lay(field, value)) this.choice.pick(field, value)
  }

  #laidOut(): Ghost {
    const pieces = [...this.redeploy.plan].map(([place, change]) => ({ place, party: null, piece: '', change }))
    return { way: null, place: null, preview: { ...NOTHING, revision: 0, pieces } }
  }
}
