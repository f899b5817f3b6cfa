// Paragraphs of the law: asked for once in each language, and shown in a window of their own.
import { insist, type Language, type Paragraph } from './api'
import { language } from './words.svelte'

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
/** Whether it has a number in its book; the others are rules that only we have names for, and those are not shown. */
export const numbered = (id: string): boolean => /:([A-Z]\b|\d)/.test(id)
