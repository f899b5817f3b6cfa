// The words of this screen are a catalogue of their own, which a film or a table need not carry.
import type { FluentVariable } from '@fluent/bundle'
import { bring, sayIn } from '../words.svelte'

bring(import.meta.glob<string>('../../../src/copse/locale/*/page_clockwork.ftl', { query: '?raw', import: 'default' }))

export const tell = (id: string, args: Record<string, FluentVariable> = {}): string =>
  sayIn('page_clockwork', `clockwork-${id}`, args)
