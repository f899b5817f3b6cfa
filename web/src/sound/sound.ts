// The sounds at a table. There is none before the player has used the page. A tab in the background only plays the call
// to your turn, and only if the player asked for it.
import type { LogLine } from '../api'
import { settings } from '../settings.svelte'
import type { Orchestra } from './orchestra'
import { cueOf, type Cue } from './score'

let orchestra: Promise<Orchestra> | null = null

/** Browsers block sound before the first action. A browser that cannot say so is asked again after a click. */
export const touched = (): boolean => navigator.userActivation?.hasBeenActive ?? false

async function playing(): Promise<Orchestra> {
  orchestra ??= import('./orchestra').then(({ Orchestra }) => new Orchestra())
  const found = await orchestra
  found.volume = settings.volume
  return found
}

function play(cue: Cue | null): void {
  if (!cue || !settings.sound || !touched()) return
  playing().then(
    (found) => found.play(cue),
    () => (orchestra = null), // loading failed; the next sound tries again
  )
}

/** Plays the sound of an animated log line. */
export function hear(line: LogLine, you: number | null): void {
  if (!document.hidden) play(cueOf(line, you))
}

/** Plays the call to your turn. */
export function chime(): void {
  if (!document.hidden || settings.notify) play({ voice: 'turn', steps: 1, loudness: 1 })
}

/** Plays a sound to judge the volume by. */
export const sample = (): void => play({ voice: 'wood', steps: 2, loudness: 1 })

/** The quiet woodland in the background. */
export function woodland(on: boolean): void {
  if (!orchestra && !(on && touched())) return
  playing().then(
    (found) => found.woodland(on),
    () => (orchestra = null),
  )
}
