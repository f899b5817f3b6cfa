// What the viewer has learned of the other hands or purses. The server remembers it; the sentences are those of the log.
import type { KnownInfo, LogLine } from './api'

export interface Known extends KnownInfo {
  /** The log lines of the two moments; empty while they are being fetched. */
  why: string
  end: string
}

/** What was known up to the log line with this number, by seat. */
export function knownBy(all: readonly KnownInfo[], log: readonly LogLine[], last: number, seats: number): Known[][] {
  const wanted = new Set(all.flatMap(({ learned, gone }) => [learned?.n, gone?.n]))
  const lines = new Map(log.filter(({ n }) => wanted.has(n)).map(({ n, text }) => [n, text]))
  const found = all
    .filter(({ learned }) => !learned || learned.n <= last)
    .map((entry): Known => {
      const gone = entry.gone && entry.gone.n <= last ? entry.gone : null
      const told = (moment: KnownInfo['gone']): string => (moment && lines.get(moment.n)) ?? ''
      return { ...entry, gone, why: told(entry.learned), end: told(gone) }
    })
  return Array.from({ length: seats }, (_, seat) => found.filter((entry) => entry.seat === seat))
}

/** Those of the hand or purse, and those of each pile. */
export function byPile(known: readonly Known[]): { pile: string; known: Known[] }[] {
  const piles = [...new Set(known.map(({ pile }) => pile))]
  return piles.map((pile) => ({ pile, known: known.filter((entry) => entry.pile === pile) }))
}

/** Those that certainly are still there. */
export const stillHeld = (known: readonly Known[]): Known[] => known.filter(({ gone, sure }) => !gone && sure)

/** Those that were learned at the same moment together. */
export function byMoment(known: readonly Known[]): Known[][] {
  const moments = [...new Set(known.map(({ learned }) => learned?.n))]
  return moments.map((n) => known.filter(({ learned }) => learned?.n === n))
}
