// The audio context of the page. It is loaded and created when the first sound is played.
import type { Cue } from './score'
import { Thinning } from './score'
import { sound } from './voices'
import { bird, restOf, wind } from './woodland'

/** Milliseconds after the last sound at which the context is suspended, because it uses a phone's battery. */
const IDLE = 6000

export class Orchestra {
  #context = new AudioContext()
  #hall = this.#context.createGain()
  #thinning = new Thinning()
  #idle: ReturnType<typeof setTimeout> | undefined
  #birds: ReturnType<typeof setTimeout> | undefined
  #calm: (() => void) | null = null

  constructor() {
    // The compressor keeps many simultaneous sounds from clipping.
    this.#hall.connect(this.#context.createDynamicsCompressor()).connect(this.#context.destination)
  }

  set volume(volume: number) {
    this.#hall.gain.value = volume
  }

  play({ voice, steps, loudness }: Cue): void {
    this.#wake()
    const at = this.#thinning.when(voice, this.#context.currentTime)
    if (at === null) return
    const out = this.#context.createGain()
    out.gain.value = loudness
    out.connect(this.#hall)
    sound(voice, { context: this.#context, out, at: at + 0.02 }, steps)
  }

  woodland(on: boolean): void {
    if (on === (this.#calm !== null)) return
    if (on) {
      this.#wake()
      this.#calm = wind(this.#stage)
      this.#sing()
    } else {
      this.#calm?.()
      this.#calm = null
      clearTimeout(this.#birds)
      this.#wake()
    }
  }

  get #stage() {
    return { context: this.#context, out: this.#hall, at: this.#context.currentTime + 0.02 }
  }

  #sing(): void {
    this.#birds = setTimeout(() => {
      bird(this.#stage)
      this.#sing()
    }, 1000 * restOf())
  }

  #wake(): void {
    clearTimeout(this.#idle)
    void this.#context.resume()
    this.#idle = setTimeout(() => {
      if (!this.#calm) void this.#context.suspend()
    }, IDLE)
  }
}
