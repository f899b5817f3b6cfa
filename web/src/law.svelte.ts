// Paragraphs of the law. Each is fetched once in each language and shown in a window.
import { ask, type Language, type Paragraph } from './api'
import { load } from './once.svelte'
import { language } from './words.svelte'

const known = new Map<string, Promise<Paragraph>>()
const state = $state<{ open: string | null }>({ open: null })

function fetched(id: string, lang: Language): Promise<Paragraph> {
  const key = `${lang} ${id}`
  const asked = known.get(key) ?? load(() => ask<Paragraph>(`/law/${encodeURIComponent(id)}`, { lang }))
  known.set(key, asked)
  asked.catch(() => known.delete(key))
  return asked
}

/** Stores paragraphs, so that they need not be fetched. */
export function learn(paragraphs: readonly Paragraph[], lang: Language): void {
  for (const paragraph of paragraphs) known.set(`${lang} ${paragraph.id}`, Promise.resolve(paragraph))
}

export const paragraph = (id: string): Promise<Paragraph> => fetched(id, language())
export const openLaw = (): string | null => state.open
export const showLaw = (id: string | null): void => void (state.open = id)

/** The paragraph's number for people: `root:6.5.4` is §6.5.4. Books other than a game's main book are named: `bots:5.4`
 * is §bots 5.4. */
export const sign = (id: string): string => `§${id.replace(/^(root|sw):/, '').replace(':', ' ')}`
/** Whether the paragraph has a number in its book. The others have names of ours, which are not shown. */
export const numbered = (id: string): boolean => /:([A-Z]\b|\d)/.test(id)
