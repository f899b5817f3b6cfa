// What went wrong, in the reader's language. The server refuses by a code, which the page has a sentence for; what only
// the server knows (which line of a file, which option) is told in its own words.
import { Refused, Unreachable } from './api'
import { say } from './words.svelte'

export function told(error: unknown): string {
  if (error instanceof Unreachable) return say('unreachable')
  if (!(error instanceof Refused)) return say('trouble')
  const code = error.code.replaceAll('_', '-')
  const said = say(`refusal-${code}`, { detail: error.message, seconds: error.retry_after ?? 0 })
  return said === `page-refusal-${code}` ? say('refusal-other', { detail: error.message }) : said
}
