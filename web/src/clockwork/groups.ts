// Orders that are shown together and can be ticked off with one tap: all up to the next question, or else whole phases.
import type { RootView } from '../root/view'

const MOST = 12

/** From where to where the orders reach that are shown together with the one at this place. */
export function groupAt(tasks: readonly { phase: RootView['phase'] }[], at: number): [number, number] {
  let [from, until] = [0, 0]
  while (until < tasks.length) {
    const next = tasks.findIndex(({ phase }, place) => place > until && phase !== tasks[until].phase)
    const end = next < 0 ? tasks.length : next
    if (end - from > MOST && until > from) {
      if (until > at) break
      from = until
    }
    until = end
  }
  return [from, until]
}
