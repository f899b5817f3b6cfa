// The outline of a turn: what the rules declare, and how far the turn is.
import { sayIn } from './words.svelte'

/** A heading as it is among the figures of a table. Games without phases leave the phase out. */
export interface Heading {
  phase?: string
  name: string
  law: string
}

export interface Progress {
  /** The number of the present heading. */
  now: number
  done: number[]
}

/** The headings of a phase, with its name; games without phases have one part without a name. */
export interface OutlinePart {
  phase: string
  title: string
  state: 'done' | 'now' | 'later'
  headings: { title: string; law: string; state: 'done' | 'now' | 'later' }[]
}

/** The outline of a seat's turn; `progress` only if it is that seat's turn. */
export function outlineOf(game: string, headings: readonly Heading[], progress: Progress | null): OutlinePart[] {
  const parts: OutlinePart[] = []
  headings.forEach(({ phase = '', name, law }, place) => {
    const state = progress?.now === place ? 'now' : progress?.done.includes(place) ? 'done' : 'later'
    if (parts.at(-1)?.phase !== phase)
      parts.push({ phase, title: phase && sayIn(game, `phase-${phase}`), state: 'later', headings: [] })
    parts.at(-1)!.headings.push({ title: sayIn(game, `heading-${name}`), law, state })
  })
  for (const part of parts) {
    const states = part.headings.map(({ state }) => state)
    part.state = states.includes('now') ? 'now' : states.every((state) => state === 'done') ? 'done' : 'later'
  }
  return parts
}
