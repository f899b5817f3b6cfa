// The drawings of all portraits, fetched once, when the first of them is to be seen.
import type { Drawn, Kind } from './cast'

let portraitOf = $state.raw<((kind: Kind, of: string) => Drawn) | null>(null)
let asked = false

/** Someone's drawing; null until it is there. */
export function portrait(kind: Kind, of: string): Drawn | null {
  if (!asked) {
    asked = true
    import('./cast').then(
      (cast) => (portraitOf = cast.portraitOf),
      () => (asked = false),
    )
  }
  return portraitOf?.(kind, of) ?? null
}
