// Signs in the sentences of a game that the page draws instead: which they are, the drawing, and how to say it.
import { getContext, setContext, type Component } from 'svelte'

export interface Signs {
  names: Record<string, string>
  Drawing: Component<{ name: string; title?: string }>
  title(name: string): string
}

const KEY = Symbol('signs')

/** A sentence cut at its signs, which are parts of their own. */
export const cut = (text: string, signs: readonly string[]): string[] => text.split(new RegExp(`([${signs.join('')}])`))

export const signsHere = (): Signs | undefined => getContext<Signs | undefined>(KEY)
export const useSigns = (signs: Signs | undefined): void => void setContext(KEY, signs)
