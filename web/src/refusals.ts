// Error messages in the reader's language. The page has a message for each error code of the server. Details that only
// the server knows, such as a line of a file or an option, come as the server's sentence.
import { Refused, Unreachable } from './api'
import { factsOf } from './moderation/sanctions'
import { say } from './words.svelte'

export function told(error: unknown): string {
  if (error instanceof Unreachable) return say('unreachable')
  if (!(error instanceof Refused)) return say('trouble')
  const code = error.code.replaceAll('_', '-')
  const facts = error.sanction ? factsOf(error.sanction) : {}
  const said = say(`refusal-${code}`, { detail: error.message, seconds: error.retry_after ?? 0, ...facts }).trim()
  return said === `page-refusal-${code}` ? say('refusal-other', { detail: error.message }) : said
}
