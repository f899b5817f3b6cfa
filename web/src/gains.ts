// Where the points of each seat came from, by paragraph: read from the log, so it holds what one may know.
import type { LogLine } from './api'

export interface Gain {
  law: string
  amount: number
}

/** What a line of the log gave a seat; nothing where the amount is a secret. In Small World a people is paid for too. */
export function amountOf({ what, args }: LogLine): number {
  if (what === 'scored') return Number(args.points ?? args.coins ?? 0)
  if (what === 'picked') return Number(args.taken ?? 0) - Number(args.paid ?? 0)
  return 0
}

/** By seat, the largest first. */
export function gainsOf(log: readonly LogLine[], seats: number): Gain[][] {
  const sums = Array.from({ length: seats }, () => new Map<string, number>())
  for (const line of log) {
    const sum = sums[Number(line.args.seat)]
    const amount = amountOf(line)
    if (sum && line.law && amount !== 0) sum.set(line.law, (sum.get(line.law) ?? 0) + amount)
  }
  return sums.map((sum) => [...sum].map(([law, amount]) => ({ law, amount })).sort((a, b) => b.amount - a.amount))
}
