// Fetches previews of the considered choice from the server. If there is a forecast, it also fetches previews of all
// choices as soon as few are left.
import type { Action } from '../api'
import type { Choice } from '../choice.svelte'
import { ghostOf, type Ghost } from './ghost'

const REST = 80 // milliseconds for which the pointer rests before a request
const FEW = 4

export class Foresight {
  #revision = -1
  readonly ghost: Ghost | null

  constructor(private choice: Choice) {
    this.ghost = $derived.by(() => {
      const action = choice.shownAhead
      return action && ghostOf(action, choice.previews.get(action.text) ?? null)
    })
    const wanted = $derived.by(() => {
      const few = choice.begun && choice.left.length <= FEW && choice.decision?.forecast.length ? choice.left : []
      const all = choice.shownAhead ? [choice.shownAhead, ...few] : few
      return all.filter(({ text }) => !choice.previews.has(text))
    })
    $effect(() => {
      const revision = choice.live.snapshot?.revision ?? -1
      if (revision !== this.#revision) {
        this.#revision = revision
        this.choice.previews = new Map()
      }
      if (wanted.length === 0) return
      const timer = setTimeout(() => wanted.forEach((action) => void this.#ask(action, revision)), REST)
      return () => clearTimeout(timer)
    })
  }

  /** If there is no answer, only the arrow is drawn and no error is shown, because the choice itself still works. */
  async #ask(action: Action, revision: number): Promise<void> {
    const seen = (await this.choice.live.preview?.(action.text).catch(() => null)) ?? null
    if (this.#revision === revision) this.choice.previews = new Map(this.choice.previews).set(action.text, seen)
  }
}
