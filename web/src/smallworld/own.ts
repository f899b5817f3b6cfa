// Custom races and powers: a form adds entries to the text of an option. The user can also edit the text, which alone
// counts.
import type { Language } from '../api'

export type OwnKind = 'race' | 'power'

export interface OwnWish {
  kind: OwnKind
  name: string
  /** The number of tokens. */
  value: number
  /** The printed race whose tokens are used. */
  replaces: string
  /** Kinds of regions that cost one token less, and kinds that pay coins. Empty for none. */
  cheaper: string
  pays: string
  coins: number
  /** Hooks without a value. */
  gifts: string[]
}

export interface OwnEntry {
  kind: OwnKind
  name: string
  text: string
}

const START = /^(?=\[\[(?:race|power)\]\])/m
const quoted = (text: string): string => JSON.stringify(text)

/** The entries of a text, as far as they can be recognised. */
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

/** The text with one more entry, whose id is not used yet. */
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
