// What is fetched when it is first needed, and from then on is there at once: a panel that is drawn anew has its whole
// height, and can be scrolled to where it was. It is no promise that one awaits in a template: there everything that was
// drawn with it would be drawn anew, whenever anything changes that it reads.
export function once<T>(fetch: () => Promise<T>): () => T | null {
  let found = $state.raw<T | null>(null)
  let asked = false
  return () => {
    if (!asked) {
      asked = true
      fetch().then(
        (fetched) => (found = fetched),
        () => (asked = false),
      )
    }
    return found
  }
}
