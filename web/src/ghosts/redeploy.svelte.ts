// Laying out several pieces at once. If every legal action puts some of one pile into one of several places, the pieces
// are first laid out on the map and then sent one after another. Each is an ordinary action. If the connection breaks
// in between, the pieces already sent stay, and the rest is asked again.
import type { Action } from '../api'
import type { Choice } from '../choice.svelte'
import { countOf } from '../choose'

/** By place: the number of pieces laid there. */
export type Plan = ReadonlyMap<number, number>

const EMPTY: Plan = new Map()

const placeOf = (action: Action): number | null => {
  const rest = Object.entries(action.fields).filter(([name]) => name !== 'count' && name !== 'n')
  return rest.length === 1 && rest[0][0] === 'region' ? (rest[0][1] as number) : null
}

/** The places among which a pile is to be laid out, if the question asks for that. */
export function placesOf(actions: readonly Action[]): number[] {
  const alike = actions.every(
    (action) => action.verb === actions[0].verb && countOf(action) !== null && placeOf(action) !== null,
  )
  const places = alike ? [...new Set(actions.map((action) => placeOf(action)!))] : []
  return places.length > 1 ? places : []
}

export const total = (plan: Plan): number => [...plan.values()].reduce((sum, count) => sum + count, 0)

/** Lays out the rest as evenly as possible. `standing` is the number already in each place. */
export function evenly(plan: Plan, places: readonly number[], standing: (place: number) => number, rest: number): Plan {
  const laid = new Map(plan)
  const height = (place: number): number => standing(place) + (laid.get(place) ?? 0)
  for (let left = rest; left > 0; left--) {
    const lowest = places.reduce((low, place) => (height(place) < height(low) ? place : low))
    laid.set(lowest, (laid.get(lowest) ?? 0) + 1)
  }
  return laid
}

export class Redeploy {
  #plans = $state.raw<Plan[]>([])
  sending = $state(false)
  readonly places: number[]
  readonly pile: number
  readonly plan: Plan
  readonly left: number

  constructor(
    private choice: Choice,
    /** The number in a place now. */
    private standing: (place: number) => number,
  ) {
    this.places = $derived(placesOf(choice.actions))
    this.pile = $derived(Math.max(0, ...choice.actions.map((action) => countOf(action) ?? 0)))
    this.plan = $derived(this.#plans.at(-1) ?? EMPTY)
    this.left = $derived(this.pile - total(this.plan))
  }

  /** Whether pieces can be laid out now. Not while the last one waits for confirmation. */
  get open(): boolean {
    return this.places.length > 0 && !this.sending && this.choice.doubt === null
  }

  get begun(): boolean {
    return this.#plans.length > 0
  }

  /** Adds one piece in a place. Returns whether pieces are being laid out at all. */
  lay = (field: string, place: unknown): boolean => {
    if (!this.open || field !== 'region' || !this.places.includes(place as number)) return false
    if (this.left > 0) this.#add(new Map(this.plan).set(place as number, (this.plan.get(place as number) ?? 0) + 1))
    return true
  }

  spread = (): void => this.#add(evenly(this.plan, this.places, this.standing, this.left))

  undo = (): void => void (this.#plans = this.#plans.slice(0, -1))

  clear = (): void => void (this.#plans = [])

  #add(plan: Plan): void {
    this.#plans = [...this.#plans, plan]
  }

  /** Sends the pieces. The last one is sent as an ordinary choice, so that the end of the turn is confirmed. */
  async send(): Promise<void> {
    const rows = [...this.plan]
    this.sending = true
    try {
      for (const [at, [place, count]] of rows.entries()) {
        const action = this.choice.actions.find((one) => placeOf(one) === place && countOf(one) === count)
        if (!action) return
        if (at === rows.length - 1) await this.choice.make(action)
        else await this.choice.live.act(action.text)
      }
    } catch (error) {
      this.choice.problem = error instanceof Error ? error : new Error(String(error))
    } finally {
      this.clear()
      this.sending = false
    }
  }
}
