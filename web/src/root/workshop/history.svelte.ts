// What somebody makes, with all its earlier versions, so that every change can be undone and done again.
const MOST = 200

export function history<T>(first: T) {
  let past = $state.raw<T[]>([])
  let now = $state.raw(first)
  let future = $state.raw<T[]>([])

  return {
    get now() {
      return now
    },
    get canUndo() {
      return past.length > 0
    },
    get canRedo() {
      return future.length > 0
    },
    change(next: T): void {
      if (JSON.stringify(next) === JSON.stringify(now)) return
      past = [...past.slice(1 - MOST), now]
      now = next
      future = []
    },
    undo(): void {
      const before = past.at(-1)
      if (before === undefined) return
      ;[past, now, future] = [past.slice(0, -1), before, [now, ...future]]
    },
    redo(): void {
      const [next, ...rest] = future
      if (next === undefined) return
      ;[past, now, future] = [[...past, now], next, rest]
    },
  }
}
