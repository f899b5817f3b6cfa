// The catalogue of the pages of leagues and tournaments.
import type { FluentVariable } from '@fluent/bundle'
import { bring, sayIn } from '../words.svelte'

bring(import.meta.glob<string>('../../../src/copse/locale/*/page_leagues.ftl', { query: '?raw', import: 'default' }))

export const tell = (id: string, args: Record<string, FluentVariable> = {}): string =>
  sayIn('page_leagues', `leagues-${id}`, args)
