// The catalogue of the account page is separate, because the start page and a table do not need it.
import type { FluentVariable } from '@fluent/bundle'
import { bring, sayIn } from '../words.svelte'

bring(import.meta.glob<string>('../../../src/copse/locale/*/page_account.ftl', { query: '?raw', import: 'default' }))

export const tell = (id: string, args: Record<string, FluentVariable> = {}): string =>
  sayIn('page_account', `account-${id}`, args)
