// What is fetched when it is first needed, and from then on is there at once: a panel that is drawn anew has its whole
// height, and can be scrolled to where it was.
export function once<T>(fetch: () => Promise<T>): () => T | Promise<T> {
  let found: T | undefined
  return () => found ?? fetch().then((fetched) => (found = fetched))
}
