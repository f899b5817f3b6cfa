// The markers on the score track: as close to their points as they can be without covering each other.

/** Pixels between the middles of two markers. Each can be clicked on. */
export const APART = 26

/** Places in pixels that are at least `gap` apart, between 0 and `width`, each as close as possible to its wish. Equal
 *  wishes keep their order. If there is too little room, the markers run over the end. */
export function spread(wishes: readonly number[], gap: number, width: number): number[] {
  const order = wishes.map((_, index) => index).sort((a, b) => wishes[a] - wishes[b])
  // Without the gaps before it, each place may equal the one before, but not be smaller. Groups share their mean.
  const groups: { sum: number; size: number }[] = []
  for (const [rank, index] of order.entries()) {
    let group = { sum: wishes[index] - rank * gap, size: 1 }
    for (let last = groups.at(-1); last && last.sum / last.size > group.sum / group.size; last = groups.at(-1)) {
      groups.pop()
      group = { sum: last.sum + group.sum, size: last.size + group.size }
    }
    groups.push(group)
  }
  const end = width - (wishes.length - 1) * gap
  const bare = groups.flatMap(({ sum, size }) => Array<number>(size).fill(Math.max(0, Math.min(sum / size, end))))
  const places = Array<number>(wishes.length)
  for (const [rank, index] of order.entries()) places[index] = bare[rank] + rank * gap
  return places
}
