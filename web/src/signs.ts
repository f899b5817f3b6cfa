// Signs in sentences that the page replaces with drawings: the signs, their drawings and their spoken names.
import { getContext, setContext, type Component } from 'svelte'

export interface Signs {
  names: Record<string, string>
  Drawing: Component<{ name: string; title?: string }>
  title(name: string): string
}

const KEY = Symbol('signs')

/** Splits a sentence at its signs, each of which becomes a part. */
export const cut = (text: string, signs: readonly string[]): string[] => text.split(new RegExp(`([${signs.join('')}])`))

export const signsHere = (): Signs | undefined => getContext<Signs | undefined>(KEY)
export const useSigns = (signs: Signs | undefined): void => void setContext(KEY, signs)
