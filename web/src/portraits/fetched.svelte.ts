// The drawings of all portraits, fetched once, when the first of them is to be seen.
import { once } from '../once.svelte'
import type { Drawn, Kind } from './cast'

const cast = once(() => import('./cast'))

/** Someone's drawing; null until it is there. */
export const portrait = (kind: Kind, of: string): Drawn | null => cast()?.portraitOf(kind, of) ?? null
