// Laying out many things at once: where every legal action puts some of the same pile into one of several places, they are
// laid out on the map first, and then sent one after another. Each is an ordinary action; if the line breaks between two,
// what was sent stands, and the rest is asked again.
import type { Action } from '../api'
import type { Choice } from '../choice.svelte'
import { countOf } from '../choose'

/** By place: how many are laid there. */
export type Plan = ReadonlyMap<number, number>

const EMPTY: Plan = new Map()

const placeOf = (action: Action): number | null => {
  const rest = Object.entries(action.fields).filter(([name]) => name !== 'count' && name !== 'n')
  return rest.length === 1 && rest[0][0] === 'region' ? (rest[0][1] as number) : null
}

/** The places among which a pile is to be laid out, if that is what is asked. */
export function placesOf(actions: readonly Action[]): number[] {
  const alike = actions.every(
    (action) => action.verb === actions[0].verb && countOf(action) !== null && placeOf(action) !== null,
  )
  const places = alike ? [...new Set(actions.map((action) => placeOf(action)!))] : []
  return places.length > 1 ? places : []
}

export const total = (plan: Plan): number => [...plan.values()].reduce((sum, count) => sum + count, 0)

/** Lays out the rest so that the places come to stand as evenly as they can; `standing` is what each has already. */
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
    /** How many stand in a place now. */
    private standing: (place: number) => number,
  ) {
    this.places = $derived(placesOf(choice.actions))
    this.pile = $derived(Math.max(0, ...choice.actions.map((action) => countOf(action) ?? 0)))
    this.plan = $derived(this.#plans.at(-1) ?? EMPTY)
    this.left = $derived(this.pile - total(this.plan))
  }

  /** Not while the last of it waits to be confirmed. */
  get open(): boolean {
    return this.places.length > 0 && !this.sending && this.choice.doubt === null
  }

  get begun(): boolean {
    return this.#plans.length > 0
  }

  /** One more there; whether such a thing is being laid out at all. */
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

  /** Sends what was laid out. The last of it goes as every choice does, so that an end of the turn is asked about. */
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
