// Peoples and powers of the players' own: a form writes the text that the option takes, entry by entry, and whoever likes
// writes it by hand. The text alone counts.
import type { Language } from '../api'

export type OwnKind = 'race' | 'power'

export interface OwnWish {
  kind: OwnKind
  name: string
  /** How many tokens it brings. */
  value: number
  /** The printed people whose tokens it uses. */
  replaces: string
  /** Regions that cost a token less, and such that pay a coin each; empty for none. */
  cheaper: string
  pays: string
  coins: number
  /** Hooks that are simply there. */
  gifts: string[]
}

export interface OwnEntry {
  kind: OwnKind
  name: string
  text: string
}

const START = /^(?=\[\[(?:race|power)\]\])/m
const quoted = (text: string): string => JSON.stringify(text)

/** The entries of a text, as far as they can be told apart. */
export const entriesIn = (text: string): OwnEntry[] =>
  text
    .split(START)
    .filter((part) => part.startsWith('[['))
    .map((part) => ({
      kind: part.startsWith('[[race') ? 'race' : 'power',
      name: /names\s*=\s*\{[^}\n]*?"((?:[^"\\\n]|\\.)*)"/.exec(part)?.[1] ?? /id\s*=\s*"(\w+)"/.exec(part)?.[1] ?? '?',
      text: part,
    }))

export const without = (text: string, entry: OwnEntry): string => text.replace(entry.text, '')

/** The text with one entry more; its id is one that nobody has. */
export function withEntry(text: string, wish: OwnWish, language: Language): string {
  const { kind, name, value, replaces, cheaper, pays, coins, gifts } = wish
  const ids = [...text.matchAll(/^id\s*=\s*"(\w+)"/gm)].map(([, id]) => id)
  let number = 1
  while (ids.includes(`own_${kind}_${number}`)) number++
  const names = [...new Set(['en', language])].map((id) => `${id} = ${quoted(name)}`).join(', ')
  const lines = [
    `[[${kind}]]`,
    `id = "own_${kind}_${number}"`,
    `names = { ${names} }`,
    `value = ${value}`,
    ...(kind === 'race' ? [`replaces = "${replaces}"`] : []),
    ...(cheaper ? [`cheaper_in = ["${cheaper}"]`] : []),
    ...(pays ? [`coins_in = ["${pays}"]`] : []),
    ...(coins ? [`coins_each_turn = ${coins}`] : []),
    ...gifts.map((gift) => `${gift} = true`),
  ]
  return [text.trimEnd(), lines.join('\n')].filter(Boolean).join('\n\n') + '\n'
}
