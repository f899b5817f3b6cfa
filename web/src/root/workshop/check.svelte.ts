// The server checks a map or deck while somebody makes it: one request at a time, a moment after the last change.
import { ask, Refused } from '../../api'
import { told } from '../../refusals'
import type { WorkshopChecked, WorkshopFault } from '../../schema'
import { language } from '../../words.svelte'
import type { MapData } from '../data'
import type { Kind } from './shelf.svelte'

const PAUSE = 350 // milliseconds without a change before the next request
const LATER = 4000 // after a request that failed

export type Checked = WorkshopChecked

export const checked = (kind: Kind, content: { table: object } | { text: string }): Promise<Checked> =>
  ask<Checked>('/workshop', { method: 'POST', body: { kind, ...content }, lang: language() })

/** Checks the tables that it gets. `heard` is called with each answer and the table that it is about. */
export function checker(kind: Kind, heard: (table: object, answer: Checked) => void) {
  let waiting: object | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = false
  let faults = $state.raw<WorkshopFault[]>([])
  let drawing = $state.raw<MapData | null>(null)
  let text = $state('')
  let problem = $state('')
  /** Whether the faults are those of the present table. */
  let current = $state(false)

  async function next(): Promise<void> {
    if (asking || waiting === null) return
    const table = waiting
    waiting = null
    asking = true
    try {
      const answer = await checked(kind, { table })
      problem = ''
      faults = answer.faults
      if (answer.drawing) drawing = answer.drawing as unknown as MapData
      text = waiting === null ? answer.text : ''
      current = waiting === null
      heard(table, answer)
    } catch (error) {
      problem = told(error)
      waiting ??= table
      if (!(error instanceof Refused) || error.code === 'busy' || error.code === 'too_many_requests')
        timer = setTimeout(() => void next(), LATER)
    } finally {
      asking = false
    }
    if (!problem && waiting !== null) await next()
  }

  return {
    get faults() {
      return faults
    },
    get drawing() {
      return drawing
    },
    /** The present table as a text; empty until the server has written it. */
    get text() {
      return text
    },
    get problem() {
      return problem
    },
    get current() {
      return current
    },
    take(table: object): void {
      waiting = table
      current = false
      text = ''
      clearTimeout(timer)
      timer = setTimeout(() => void next(), PAUSE)
    },
    /** Checks the last change at once, because nobody will make another one. */
    stop(): void {
      clearTimeout(timer)
      void next()
    },
  }
}
