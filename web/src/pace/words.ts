// The catalogue about the pace of a table and about people who are away. The start page does not need it.
import type { FluentVariable } from '@fluent/bundle'
import { bring, sayIn } from '../words.svelte'

bring(import.meta.glob<string>('../../../src/copse/locale/*/page_pace.ftl', { query: '?raw', import: 'default' }))

export const tell = (id: string, args: Record<string, FluentVariable> = {}): string =>
  sayIn('page_pace', `pace-${id}`, args)
