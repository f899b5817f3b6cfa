// What is fetched when it is first needed, and from then on is there at once: a panel that is drawn anew has its whole
// height, and can be scrolled to where it was. It is no promise that one awaits in a template: there everything that was
// drawn with it would be drawn anew, whenever anything changes that it reads. If it cannot be fetched, as when the
// connection is lost, it is asked for again after a while.
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
    void failures // readers ask again after a failure
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
