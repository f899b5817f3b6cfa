// The catalogue of reports and sanctions is separate, because most games need none of it.
import type { FluentVariable } from '@fluent/bundle'
import { settings } from '../settings.svelte'
import { bring, sayIn, speak } from '../words.svelte'

bring(import.meta.glob<string>('../../../src/copse/locale/*/page_moderation.ftl', { query: '?raw', import: 'default' }))

export const tell = (id: string, args: Record<string, FluentVariable> = {}): string =>
  sayIn('page_moderation', `moderation-${id}`, args)

/** Loads the catalogue. */
export const ready = (): Promise<void> => speak(settings.language, 'page_moderation')
