// Sanctions as sentences.
import type { SanctionInfo } from '../schema'
import { dated } from '../format'
import { language, say } from '../words.svelte'

export const REASONS = ['abuse', 'spam', 'cheating', 'name', 'other'] as const

/** The words for the end of a sanction. */
export const untilWords = (until: number | null): string =>
  until === null ? say('for-good') : say('until', { moment: dated(until, language()) })

/** What the sentences about a sanction need. */
export const factsOf = ({ until, reason, words }: SanctionInfo): Record<string, string> => ({
  until: untilWords(until),
  reason: say(`reason-${reason}`),
  words,
})
