// Quiet woodland sounds during a game: wind in leaves that swells and falls, and a bird now and then.
import { noiseIn, tone, type Stage } from './voices'

/** Minimum and maximum number of seconds between two birds. */
const REST = [5, 16] as const

/** Starts the wind. The returned function stops it. */
export function wind({ context, out, at }: Stage): () => void {
  const source = context.createBufferSource()
  source.buffer = noiseIn(context)
  source.loop = true
  const leaves = context.createBiquadFilter()
  leaves.type = 'lowpass'
  leaves.frequency.value = 420
  const level = context.createGain()
  level.gain.setValueAtTime(0.0001, at)
  level.gain.exponentialRampToValueAtTime(0.05, at + 3)
  const gusts = context.createOscillator()
  gusts.frequency.value = 0.09
  const swell = context.createGain()
  swell.gain.value = 0.02
  gusts.connect(swell).connect(level.gain)
  source.connect(leaves).connect(level).connect(out)
  source.start(at)
  gusts.start(at)
  return () => {
    const { currentTime } = context
    level.gain.cancelScheduledValues(currentTime)
    level.gain.setTargetAtTime(0, currentTime, 0.3)
    source.stop(currentTime + 2)
    gusts.stop(currentTime + 2)
  }
}

/** A bird: a few short random glides. */
export function bird(stage: Stage, lot: () => number = Math.random): void {
  const base = 2100 + 1500 * lot()
  const calls = 2 + Math.floor(4 * lot())
  const rising = lot() < 0.5
  for (let at = 0; at < calls; at++) {
    const [low, high] = [base, base * (1.1 + 0.3 * lot())]
    const [pitch, to] = rising ? [low, high] : [high, low]
    tone(stage, { after: at * (0.13 + 0.08 * lot()), pitch, to, gain: 0.03, attack: 0.03, length: 0.11 })
  }
}

/** The random time until the next bird. */
export const restOf = (lot: () => number = Math.random): number => REST[0] + (REST[1] - REST[0]) * lot()
