// The component that draws the animations. It is loaded when something is to be animated, and the animation waits for it.
import { load } from '../once.svelte'
import type Stage from './Stage.svelte'

let drawn = $state.raw<typeof Stage | null>(null)
let asked: Promise<void> | null = null

/** Loads the component. Returns null if it is there already. */
export function raise(): Promise<void> | null {
  asked ??= load(() => import('./Stage.svelte')).then((loaded) => void (drawn = loaded.default))
  return drawn ? null : asked
}

/** The component, as soon as it is loaded. */
export function stageDrawn(): typeof Stage | null {
  void raise()
  return drawn
}
