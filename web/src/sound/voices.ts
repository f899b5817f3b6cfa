// All sounds of the page, made of oscillators and noise with envelopes. Each voice plays into a node from a given time
// and stops by itself.
import type { Voice } from './score'

/** The destination and start time of a sound. */
export interface Stage {
  context: BaseAudioContext
  out: AudioNode
  at: number
}

interface Tone {
  after?: number
  pitch: number
  /** The frequency to which it glides. */
  to?: number
  shape?: OscillatorType
  gain?: number
  attack?: number
  length: number
}

interface Rush {
  after?: number
  /** The centre frequency of the filter, and the frequency to which it glides. */
  pitch: number
  to?: number
  filter?: BiquadFilterType
  /** The width of the filter. */
  q?: number
  gain?: number
  attack?: number
  length: number
}

const SILENCE = 0.0001
const noises = new WeakMap<BaseAudioContext, AudioBuffer>()

/** Two seconds of noise, created once. */
export function noiseIn(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context)
  if (known) return known
  const buffer = context.createBuffer(1, 2 * context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = 2 * Math.random() - 1
  noises.set(context, buffer)
  return buffer
}

/** Rises quickly to its loudness, decays and ends. */
function envelope({ context, out }: Stage, at: number, gain: number, attack: number, length: number): GainNode {
  const node = context.createGain()
  node.gain.setValueAtTime(SILENCE, at)
  node.gain.exponentialRampToValueAtTime(gain, at + attack)
  node.gain.exponentialRampToValueAtTime(SILENCE, at + Math.max(length, attack + 0.01))
  node.connect(out)
  return node
}

export function tone(stage: Stage, wish: Tone): void {
  const { after = 0, pitch, to = pitch, shape = 'sine', gain = 0.2, attack = 0.006, length } = wish
  const at = stage.at + after
  const source = stage.context.createOscillator()
  source.type = shape
  source.frequency.setValueAtTime(pitch, at)
  if (to !== pitch) source.frequency.exponentialRampToValueAtTime(to, at + length)
  source.connect(envelope(stage, at, gain, attack, length))
  source.start(at)
  source.stop(at + length + 0.02)
}

export function rush(stage: Stage, wish: Rush): void {
  const { after = 0, pitch, to = pitch, filter = 'bandpass', q = 1, gain = 0.2, attack = 0.004, length } = wish
  const at = stage.at + after
  const { context } = stage
  const source = context.createBufferSource()
  source.buffer = noiseIn(context)
  const through = context.createBiquadFilter()
  through.type = filter
  through.Q.value = q
  through.frequency.setValueAtTime(pitch, at)
  if (to !== pitch) through.frequency.exponentialRampToValueAtTime(to, at + length)
  source.connect(through)
  through.connect(envelope(stage, at, gain, attack, length))
  source.start(at, Math.random())
  source.stop(at + length + 0.02)
}

const semitones = (pitch: number, by: number): number => pitch * 2 ** (by / 12)
/** A pentatonic scale, so that motifs can sound together. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16]
const HOME = 523.25
const note = (step: number, from = HOME): number => semitones(from, SCALE[step % SCALE.length])
const each = (count: number, play: (at: number) => void): void =>
  Array.from({ length: count }, (_, at) => at).forEach(play)

/** A struck bar of wood or metal. */
function bar(stage: Stage, pitch: number, after: number, gain: number, length: number, bright = 2.76): void {
  tone(stage, { after, pitch, gain, length })
  tone(stage, { after, pitch: pitch * bright, gain: gain * 0.35, length: length * 0.4 })
}

/** A plucked string with a slightly reedy sound. */
function pluck(stage: Stage, pitch: number, after: number, length: number, gain = 0.16): void {
  tone(stage, { after, pitch, shape: 'triangle', gain, length })
  tone(stage, { after, pitch: pitch * 2, gain: gain * 0.3, length: length * 0.5 })
}

/** A drum: low and wide. */
function beat(stage: Stage, after: number, gain = 0.4, pitch = 120): void {
  tone(stage, { after, pitch, to: pitch / 2.4, gain, attack: 0.003, length: 0.26 })
  rush(stage, { after, pitch: 320, filter: 'lowpass', gain: gain * 0.5, length: 0.09 })
}

const SOUNDS: Record<Voice, (stage: Stage, steps: number) => void> = {
  steps: (stage, steps) =>
    each(Math.min(4, 1 + steps), (at) =>
      rush(stage, { after: at * 0.11, pitch: at % 2 ? 360 : 430, filter: 'lowpass', gain: 0.28, length: 0.08 }),
    ),
  water: (stage) => {
    rush(stage, { pitch: 500, to: 1400, q: 0.8, gain: 0.16, attack: 0.12, length: 0.55 })
    rush(stage, { after: 0.3, pitch: 1200, to: 420, q: 0.9, gain: 0.14, attack: 0.1, length: 0.5 })
    each(3, (at) => tone(stage, { after: 0.15 + at * 0.13, pitch: 520, to: 980, gain: 0.05, length: 0.07 }))
  },
  wood: (stage, steps) =>
    each(Math.min(3, steps), (at) => {
      const after = at * 0.09
      tone(stage, { after, pitch: 760 + 40 * at, to: 620, shape: 'triangle', gain: 0.26, attack: 0.002, length: 0.07 })
      rush(stage, { after, pitch: 1500, q: 2, gain: 0.2, attack: 0.001, length: 0.035 })
    }),
  paper: (stage) => {
    rush(stage, { pitch: 2600, to: 5200, q: 0.7, gain: 0.13, attack: 0.03, length: 0.14 })
    rush(stage, { after: 0.1, pitch: 3800, to: 1800, q: 0.8, gain: 0.1, attack: 0.01, length: 0.1 })
  },
  hammer: (stage) =>
    each(3, (at) => {
      const after = at * 0.17
      bar(stage, 880, after, at === 2 ? 0.2 : 0.12, at === 2 ? 0.5 : 0.16, 3.9)
      rush(stage, { after, pitch: 3000, q: 3, gain: 0.12, attack: 0.001, length: 0.04 })
    }),
  drum: (stage) => {
    beat(stage, 0)
    beat(stage, 0.18, 0.3, 105)
    beat(stage, 0.3, 0.38)
  },
  dice: (stage) => {
    const falls = [0, 0.06, 0.13, 0.19, 0.3, 0.37, 0.46, 0.52, 0.57]
    falls.forEach((after, at) => {
      rush(stage, { after, pitch: at % 2 ? 2300 : 3100, q: 4, gain: 0.34 - at * 0.025, attack: 0.001, length: 0.03 })
      tone(stage, { after, pitch: 900 + 130 * (at % 3), shape: 'triangle', gain: 0.1, attack: 0.001, length: 0.03 })
    })
  },
  knock: (stage) => {
    tone(stage, { pitch: 170, to: 70, gain: 0.45, attack: 0.003, length: 0.22 })
    rush(stage, { pitch: 260, filter: 'lowpass', gain: 0.3, length: 0.06 })
  },
  chime: (stage, steps) => each(steps, (at) => bar(stage, note(at), at * 0.11, 0.17, 0.5)),
  clink: (stage) => {
    bar(stage, 1650, 0, 0.1, 0.22)
    bar(stage, 2100, 0.07, 0.08, 0.26)
  },
  coins: (stage, steps) =>
    each(Math.min(4, 1 + steps), (at) => bar(stage, 1900 + 260 * (at % 3), at * 0.08, 0.11, 0.2, 1.51)),
  bell: (stage) => {
    bar(stage, note(3), 0, 0.16, 0.8)
    bar(stage, note(5), 0.14, 0.13, 0.8)
  },
  hush: (stage) => rush(stage, { pitch: 900, to: 2400, q: 1.2, gain: 0.12, attack: 0.16, length: 0.42 }),
  // A falling house: down the scale and out of tune.
  turmoil: (stage) => {
    ;[7, 6, 3, 1, 0].forEach((step, at) => pluck(stage, semitones(261.6, step * 1.5), at * 0.13, 0.3))
    rush(stage, { after: 0.6, pitch: 500, to: 90, filter: 'lowpass', gain: 0.4, length: 0.7 })
  },
  // A call, and the answer of many.
  revolt: (stage) => {
    each(4, (at) => beat(stage, at * 0.14, 0.26 + at * 0.05))
    ;[0, 3, 5].forEach((step, at) => pluck(stage, note(step, 392), 0.2 + at * 0.16, 0.5, 0.15))
  },
  favor: (stage) => {
    each(6, (at) => bar(stage, note(at, 440), at * 0.08, 0.11, 0.55))
    rush(stage, { after: 0.45, pitch: 300, filter: 'lowpass', gain: 0.3, attack: 0.05, length: 0.6 })
  },
  bomb: (stage) => {
    each(5, (at) => rush(stage, { after: at * 0.07, pitch: 4200, q: 3, gain: 0.08, attack: 0.001, length: 0.03 }))
    tone(stage, { after: 0.4, pitch: 130, to: 30, gain: 0.45, attack: 0.004, length: 0.9 })
    rush(stage, { after: 0.4, pitch: 1600, to: 90, filter: 'lowpass', gain: 0.4, length: 0.9 })
  },
  // Three low notes, the last of them a half step too high.
  plot: (stage) => [0, 3, 4].forEach((by, at) => pluck(stage, semitones(196, by), at * 0.17, 0.6, 0.2)),
  mob: (stage) => {
    each(6, (at) => rush(stage, { after: at * 0.07, pitch: 700 + 240 * (at % 3), q: 2, gain: 0.2, length: 0.12 }))
    beat(stage, 0.1, 0.26)
    beat(stage, 0.38, 0.3)
  },
  failure: (stage) => [4, 2, 0].forEach((step, at) => pluck(stage, note(step, 261.6), at * 0.22, 0.7, 0.17)),
  coalition: (stage) => {
    ;[0, 2].forEach((step) => pluck(stage, note(step, 349.2), 0, 0.9, 0.13))
    ;[3, 5].forEach((step) => pluck(stage, note(step, 349.2), 0.3, 1, 0.13))
  },
  dominance: (stage) => {
    ;[0, 0, 3, 5].forEach((step, at) => {
      tone(stage, { after: at * 0.2, pitch: note(step, 196), shape: 'sawtooth', gain: 0.07, attack: 0.04, length: 0.5 })
      pluck(stage, note(step, 392), at * 0.2, 0.5, 0.1)
    })
  },
  decline: (stage) =>
    [5, 3, 2, 0].forEach((step, at) =>
      tone(stage, { after: at * 0.24, pitch: note(step, 293.7), gain: 0.17, attack: 0.09, length: 0.7 }),
    ),
  dragon: (stage) => {
    rush(stage, { pitch: 180, to: 900, q: 0.9, gain: 0.4, attack: 0.35, length: 1.1 })
    tone(stage, { pitch: 65, to: 110, shape: 'sawtooth', gain: 0.1, attack: 0.3, length: 1 })
  },
  turn: (stage) => {
    bar(stage, note(2), 0, 0.16, 0.7)
    bar(stage, note(5), 0.16, 0.16, 1)
  },
  fanfare: (stage) => {
    const tune: [number, number][] = [
      [0, 0],
      [2, 0.16],
      [3, 0.32],
      [5, 0.5],
      [3, 0.86],
      [5, 1.02],
    ]
    for (const [step, after] of tune) {
      const length = after === 1.02 ? 1.3 : 0.4
      tone(stage, { after, pitch: note(step, 392), shape: 'sawtooth', gain: 0.055, attack: 0.02, length })
      pluck(stage, note(step, 392), after, length, 0.12)
      pluck(stage, note(step, 196), after, length, 0.08)
    }
    beat(stage, 1.02, 0.25)
  },
}

/** Plays a sound. */
export const sound = (voice: Voice, stage: Stage, steps = 1): void => SOUNDS[voice](stage, steps)
