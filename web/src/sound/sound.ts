// What is heard at a table. Nothing is, before the person has touched the page; in a tab that is not looked at, only the
// call to one's own turn is, where one asked to be told.
import type { LogLine } from '../api'
import { settings } from '../settings.svelte'
import type { Orchestra } from './orchestra'
import { cueOf, type Cue } from './score'

let orchestra: Promise<Orchestra> | null = null

/** Browsers let nothing sound before; one that cannot say whether is asked later, by a click. */
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
    () => (orchestra = null), // it could not be fetched; the next sound tries again
  )
}

/** A line of the log as it is acted out. */
export function hear(line: LogLine, you: number | null): void {
  if (!document.hidden) play(cueOf(line, you))
}

/** One's own turn. */
export function chime(): void {
  if (!document.hidden || settings.notify) play({ voice: 'turn', steps: 1, loudness: 1 })
}

/** A sound to judge the volume by. */
export const sample = (): void => play({ voice: 'wood', steps: 2, loudness: 1 })

/** The quiet woodland in the background. */
export function woodland(on: boolean): void {
  if (!orchestra && !(on && touched())) return
  playing().then(
    (found) => found.woodland(on),
    () => (orchestra = null),
  )
}
