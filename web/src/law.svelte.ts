// Paragraphs of the law: asked for once in each language, and shown in a window of their own.
import { insist, type Language, type Paragraph } from './api'
import { language, say } from './words.svelte'

const known = new Map<string, Promise<Paragraph>>()
const state = $state<{ open: string | null }>({ open: null })

function fetched(id: string, lang: Language): Promise<Paragraph> {
  const key = `${lang} ${id}`
  const asked = known.get(key) ?? insist<Paragraph>(`/law/${encodeURIComponent(id)}`, { lang })
  known.set(key, asked)
  asked.catch(() => known.delete(key))
  return asked
}

/** Takes paragraphs as known, so that they need not be asked for. */
export function learn(paragraphs: readonly Paragraph[], lang: Language): void {
  for (const paragraph of paragraphs) known.set(`${lang} ${paragraph.id}`, Promise.resolve(paragraph))
}

export const paragraph = (id: string): Promise<Paragraph> => fetched(id, language())
export const openLaw = (): string | null => state.open
export const showLaw = (id: string | null): void => void (state.open = id)

/** The paragraph's number as people say it: `root:6.5.4` is §6.5.4, and one of a book that is laid beside the first has
 * the name of that: `bots:5.4` is §bots 5.4. */
export const sign = (id: string): string => `§${id.replace(/^(root|sw):/, '').replace(':', ' ')}`
/** The same for reading: a paragraph that has no number in its book is a rule of it. */
export const spoken = (id: string): string => (/\d/.test(id) ? sign(id) : `§ ${say('law-rule')}`)
