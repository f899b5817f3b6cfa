// What other people do, asked for while it is on the screen.

/** Asks at once and then again and again. Returns how to stop. */
export function repeatedly(ask: () => Promise<unknown>, seconds: number): () => void {
  const attempt = (): void => void ask().catch(() => {}) // the next attempt may succeed
  attempt()
  const timer = setInterval(attempt, seconds * 1000)
  return () => clearInterval(timer)
}
