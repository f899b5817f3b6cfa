// What the boards are told of choices that are not made yet: what is being laid out, or else what is considered.
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
    // What was laid out belongs to one decision only.
    $effect(() => {
      void choice.live.snapshot?.revision
      untrack(() => this.redeploy.sending || this.redeploy.clear())
    })
    this.ghost = $derived(this.redeploy.begun ? this.#laidOut() : foresight.ghost)
  }

  /** Pointing at something: lays one more there, or means what it always means. */
  pick = (field: string, value: unknown): void => {
    if (!this.redeploy.lay(field, value)) this.choice.pick(field, value)
  }

  #laidOut(): Ghost {
    const pieces = [...this.redeploy.plan].map(([place, change]) => ({ place, party: null, piece: '', change }))
    return { way: null, place: null, preview: { ...NOTHING, revision: 0, pieces } }
  }
}
