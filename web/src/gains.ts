// The sources of each seat's points, by paragraph. They are read from the log, so they contain no hidden information.
import type { LogLine } from './api'

export interface Gain {
  law: string
  amount: number
}

/** The gain in a line of the log, or 0 if the amount is secret. In Small World, prices of peoples count too. */
export function amountOf({ what, args }: LogLine): number {
  if (what === 'scored') return Number(args.points ?? args.coins ?? 0)
  if (what === 'picked') return Number(args.taken ?? 0) - Number(args.paid ?? 0)
  return 0
}

/** The gains of each seat, the largest first. */
export function gainsOf(log: readonly LogLine[], seats: number): Gain[][] {
  const sums = Array.from({ length: seats }, () => new Map<string, number>())
  for (const line of log) {
    const sum = sums[Number(line.args.seat)]
    const amount = amountOf(line)
    if (sum && line.law && amount !== 0) sum.set(line.law, (sum.get(line.law) ?? 0) + amount)
  }
  return sums.map((sum) => [...sum].map(([law, amount]) => ({ law, amount })).sort((a, b) => b.amount - a.amount))
}
