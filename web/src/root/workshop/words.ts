// The catalogue of the workshop.
import type { FluentVariable } from '@fluent/bundle'
import { bring, sayIn } from '../../words.svelte'

bring(
  import.meta.glob<string>('../../../../src/copse/locale/*/page_workshop.ftl', { query: '?raw', import: 'default' }),
)

export const tell = (id: string, args: Record<string, FluentVariable> = {}): string =>
  sayIn('page_workshop', `workshop-${id}`, args)
