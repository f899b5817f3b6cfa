// The messages of the page, from the Fluent catalogues that the terminal uses as well. Templates that call `say` are
// drawn again when the language changes.
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle'
import type { Language } from './api'
import { load } from './once.svelte'

type Args = Record<string, FluentVariable>

const texts = import.meta.glob<string>('../../src/copse/locale/*/{page,agents,plain,terminal,root,smallworld}.ftl', {
  query: '?raw',
  import: 'default',
})

/** The name of a language in that language. */
function nameOf(id: Language): string {
  const name = new Intl.DisplayNames([id], { type: 'language' }).of(id) ?? id
  return name[0].toLocaleUpperCase(id) + name.slice(1)
}

/** One folder for each language. */
export const LANGUAGES = [...new Set(Object.keys(texts).map((path) => path.split('/').at(-2)!))].map((id) => ({
  id,
  name: nameOf(id),
}))

/** Screens that are loaded on demand add their catalogues with this. */
export function bring(more: Record<string, () => Promise<string>>): void {
  for (const [path, load] of Object.entries(more)) texts[path.replace(/^.*(?=\/src\/copse)/, '../..')] = load
  for (const name of new Set(Object.keys(more).map((path) => path.split('/').at(-1)!.replace('.ftl', '')))) renew(name)
}

/** Messages that the page does not include: by game, their text in each language. */
const taught = new Map<string, Record<Language, string>>()
const wanted = new Set(['page'])
const bundles = new Map<string, Promise<FluentBundle>>()

const spoken = $state({ language: 'en' })
/** The language that was asked for last. Its messages may still be loading. */
let wish: Language = 'en'
let ready = $state.raw<Record<string, FluentBundle>>({})

const text = (language: Language, name: string): Promise<string> =>
  load(texts[`../../src/copse/locale/${language}/${name}.ftl`])

/** Places where Russian and Ukrainian lines must not break: before a dash or a percent sign, and after a count. */
const UNBROKEN = /(\S) (?=[—%])|(\$(?:count|seconds) \}) (?=[а-яіїєґ])/g

/** The possessive form of a name, for English catalogues. */
const whose = ([name]: FluentValue[]): string => (String(name).endsWith('s') ? `${String(name)}’` : `${String(name)}’s`)

function bundleOf(language: Language, catalogue: string): Promise<FluentBundle> {
  const key = `${language}/${catalogue}`
  const known = bundles.get(key)
  if (known) return known
  const own = `../../src/copse/locale/${language}/${catalogue}.ftl` in texts ? catalogue : 'plain'
  const names = catalogue === 'page' ? ['page', 'agents'] : [own, 'terminal']
  const brought = taught.get(catalogue)?.[language] ?? ''
  const made = Promise.all([...names.map((name) => text(language, name)), brought]).then((sources) => {
    const bundle = new FluentBundle(language, { useIsolating: false, functions: { WHOSE: whose } })
    for (const source of sources) {
      const text = language === 'en' ? source : source.replace(UNBROKEN, '$1$2\u00a0')
      bundle.addResource(new FluentResource(text), { allowOverrides: true })
    }
    return bundle
  })
  bundles.set(key, made)
  made.catch(() => bundles.delete(key)) // so that it can be loaded later
  return made
}

/** Loads the messages of the page and of some games, so that `say` can use them. */
export async function speak(language: Language, ...games: string[]): Promise<void> {
  wish = language
  for (const game of games) wanted.add(game)
  const names = [...wanted]
  const loaded = await Promise.all(names.map((name) => bundleOf(language, name)))
  ready = Object.fromEntries(names.map((name, at) => [name, loaded[at]]))
  spoken.language = language
  document.documentElement.lang = language
}

/** Loads a catalogue anew if it was asked for before its text was known. */
function renew(catalogue: string): void {
  for (const { id } of LANGUAGES) bundles.delete(`${id}/${catalogue}`)
  if (wanted.has(catalogue)) void speak(wish)
}

/** Adds messages to a game, by language: all of them, or those of a package that adds to the game. */
export function teach(catalogue: string, texts: Record<Language, string>): void {
  const known = taught.get(catalogue) ?? {}
  if (Object.entries(texts).every(([language, text]) => known[language]?.includes(text))) return
  const joined = Object.entries(texts).map(([language, text]) => [language, `${known[language] ?? ''}\n${text}`])
  taught.set(catalogue, Object.fromEntries(joined) as Record<Language, string>)
  wanted.add(catalogue)
  renew(catalogue)
}

export const language = (): Language => spoken.language

/** A message of a game's catalogue, such as `card-anvil` or `card-anvil.help`, or the id if there is none. */
export function sayIn(catalogue: string, id: string, args: Args = {}): string {
  const bundle = ready[catalogue]
  const [name, attribute] = id.split('.')
  const message = bundle?.getMessage(name)
  const pattern = attribute ? message?.attributes[attribute] : message?.value
  return pattern ? bundle.formatPattern(pattern, args) : id
}

/** A message of the page. */
export const say = (id: string, args: Args = {}): string => sayIn('page', `page-${id}`, args)

/** The text with a capital letter at its start. */
export const begun = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)
