// The catalogue of notifications, which only the account page needs.
import type { FluentVariable } from '@fluent/bundle'
import { bring, sayIn } from '../words.svelte'

bring(
  import.meta.glob<string>('../../../src/copse/locale/*/page_notifications.ftl', { query: '?raw', import: 'default' }),
)

export const tell = (id: string, args: Record<string, FluentVariable> = {}): string =>
  sayIn('page_notifications', `notifications-${id}`, args)
