// Fetches previews of the considered choice from the server, and keeps the answers of a decision.
import type { Action, Preview } from '../api'
import type { Choice } from '../choice.svelte'
import { ghostOf, type Ghost } from './ghost'

const REST = 80 // milliseconds for which the pointer rests before a request

export class Foresight {
  #known = $state.raw<ReadonlyMap<string, Preview | null>>(new Map())
  #revision = -1
  readonly ghost: Ghost | null

  constructor(private choice: Choice) {
    this.ghost = $derived.by(() => {
      const action = choice.shownAhead
      return action && ghostOf(action, this.#known.get(action.text) ?? null)
    })
    $effect(() => {
      const action = choice.shownAhead
      const revision = choice.live.snapshot?.revision ?? -1
      if (revision !== this.#revision) {
        this.#revision = revision
        this.#known = new Map()
      }
      if (!action || this.#known.has(action.text)) return
      const timer = setTimeout(() => void this.#ask(action, revision), REST)
      return () => clearTimeout(timer)
    })
  }

  /** If there is no answer, only the arrow is drawn and no error is shown, because the choice itself still works. */
  async #ask(action: Action, revision: number): Promise<void> {
    const seen = await this.choice.live.preview(action.text).catch(() => null)
    if (this.#revision === revision) this.#known = new Map(this.#known).set(action.text, seen)
  }
}
