// Loads parts of the page when they are first needed. A user who loses the connection meanwhile gets the part when the
// connection is back.
import { ask, Refused } from './api'

const ASK_AGAIN = 2000 // milliseconds
/** After this number of failures in a row with a server that answers, the part is missing: the server has another page
 * by now. */
const MISSING = 3

const reachable = (): Promise<boolean> =>
  ask('/health').then(
    () => true,
    (error) => error instanceof Refused,
  )

/** Loads something, and tries again as long as the server cannot be reached. */
export async function load<T>(fetch: () => Promise<T>): Promise<T> {
  for (let failures = 0; ;) {
    try {
      return await fetch()
    } catch (error) {
      failures = (await reachable()) ? failures + 1 : 0
      if (error instanceof Refused || failures === MISSING) throw error
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN))
    }
  }
}

/** Loads a value when it is first needed and keeps it. A panel that is drawn again has its full height at once, so its
 * scroll position can be restored. It is not a promise to await in a template, because then the whole block would be
 * drawn again after every change that it reads. */
export function once<T>(fetch: () => Promise<T>): () => T | null {
  let found = $state.raw<T | null>(null)
  let asked = false

  return () => {
    if (!asked) {
      asked = true
      void load(fetch).then((fetched) => (found = fetched))
    }
    return found
  }
}
