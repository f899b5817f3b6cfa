// Loads a value when it is first needed and keeps it. A panel that is drawn again has its full height at once, so its
// scroll position can be restored. It is not a promise to await in a template, because then the whole block would be
// drawn again after every change that it reads. If loading fails, for example without a connection, it is repeated
// later.
const ASK_AGAIN = 2000 // milliseconds

export function once<T>(fetch: () => Promise<T>): () => T | null {
  let found = $state.raw<T | null>(null)
  let failures = $state(0)
  let asked = false

  function again(): void {
    asked = false
    failures++
  }

  return () => {
    void failures // readers try again after a failure
    if (!asked) {
      asked = true
      fetch().then(
        (fetched) => (found = fetched),
        () => setTimeout(again, ASK_AGAIN),
      )
    }
    return found
  }
}
