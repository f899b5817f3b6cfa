import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LogLine, Moment, Snapshot, Table } from '../api'
import type { Live } from '../live.svelte'

vi.mock('../settings.svelte', () => ({ settings: { unfold: 'normal' } }))
import { settings } from '../settings.svelte'
import { begunBy, happeningIn, lasting, machinesTurns, stepsOf, turnsIn, type Step } from './unfolding'
import { Unfolding } from './unfolding.svelte'

const line = (n: number, what = 'moved', args: LogLine['args'] = {}): LogLine => ({
  n,
  text: `line ${n}`,
  law: 'bots:2.7',
  what,
  args,
})
const turn = (n: number, seat: number): LogLine => line(n, 'turn_began', { seat })
const aim = (n: number, clearing: number): LogLine => line(n, 'aimed_at_clearing', { clearing, reason: 'only' })

/** A person at seat 0; machines at the others. */
const LOG = [
  turn(0, 0),
  line(1),
  turn(2, 1),
  aim(3, 4),
  aim(4, 7),
  line(5, 'moved', { origin: 4, target: 7 }),
  line(6, 'scored'),
  turn(7, 2),
  line(8),
  turn(9, 0),
]
const STEP: Step = { from: 0, until: 1, seat: 1, view: null, happening: { places: [], way: null } }
const MOMENTS: Moment[] = [2, 3, 7, 8, 9, 10].map((events) => ({ events, view: `after ${events}` }))

describe('whose turns are told', () => {
  it('are those of machines, among all that came', () => {
    expect(machinesTurns(LOG, LOG.slice(1), new Set([1, 2]))).toEqual([2, 9])
    expect(machinesTurns(LOG, LOG.slice(1), new Set([2]))).toEqual([7, 9])
  })
  it('go on where a person was asked in the midst of one', () => {
    expect(machinesTurns(LOG, LOG.slice(4, 6), new Set([1]))).toEqual([4, 6])
  })
  it('are none where no machine sits, or only people did something', () => {
    expect(machinesTurns(LOG, LOG, new Set())).toBeNull()
    expect(machinesTurns(LOG, LOG.slice(0, 2), new Set([1, 2]))).toBeNull()
    expect(machinesTurns(LOG, [], new Set([1]))).toBeNull()
  })
  it('are told from the start where machines began', () => {
    const begun = [line(0), turn(1, 1), turn(2, 0), line(3)]
    expect(begunBy(new Set([1]), begun)).toBe(true)
    expect(begunBy(new Set([1]), begun.slice(1))).toBe(false)
    expect(begunBy(new Set([1]), begun.slice(0, 1))).toBe(false)
    expect(begunBy(new Set([1, 2]), LOG)).toBe(false)
  })
  it('is nobody’s before the first', () => {
    expect(turnsIn([line(0), turn(1, 2), line(2)])).toEqual([null, 2, 2])
  })
})

describe('a step', () => {
  it('shows what was aimed at before it is done', () => {
    const steps = stepsOf(LOG, MOMENTS, [2, 9], 'before')
    expect(steps.map(({ from, until, seat, view }) => [from, until, seat, view])).toEqual([
      [2, 3, 1, 'after 3'],
      [3, 5, 1, 'after 3'],
      [5, 7, 1, 'after 7'],
      [7, 8, 2, 'after 8'],
      [8, 9, 2, 'after 9'],
    ])
    expect(steps[1].happening).toEqual({ places: [4, 7], way: null })
    expect(steps[2].happening).toEqual({ places: [4, 7], way: [4, 7] })
  })
  it('tells its aim with the deed where nobody knows how the table stood before', () => {
    const steps = stepsOf(LOG, MOMENTS.slice(2), [3, 7], null)
    expect(steps.map(({ from, until, view }) => [from, until, view])).toEqual([[3, 7, 'after 7']])
  })
  it('has no more lines than are known', () => {
    expect(stepsOf(LOG.slice(0, 5), MOMENTS, [2, 9], 'before').at(-1)).toMatchObject({ from: 3, until: 7 })
  })
  it('knows places also as text, but no forest', () => {
    expect(happeningIn([line(0, 'walked', { target: '6' })]).places).toEqual([6])
    expect(happeningIn([line(0, 'walked', { target: '2_6_10' })]).places).toEqual([])
  })
  it('lasts longer the more it says, and the slower it is wanted', () => {
    expect(lasting('normal', STEP, 3)).toBe(2 * lasting('normal', STEP, 1))
    expect(lasting('normal', STEP, 30)).toBe(3 * lasting('normal', STEP, 1))
    expect(lasting('slow', STEP, 1)).toBeGreaterThan(lasting('normal', STEP, 1))
    expect(lasting('normal', STEP, 1)).toBeGreaterThan(lasting('fast', STEP, 1))
    expect(lasting('slow', { ...STEP, asked: true }, 1)).toBe(lasting('fast', STEP, 1))
  })
})

const asked = vi.fn<typeof fetch>()
const table = { seats: ['human', 'bot', 'bot'].map((kind, seat) => ({ kind, seat })) } as unknown as Table

/** A table of which one sees more and more; each has a name of its own, since it is remembered what was watched. */
let tables = 0
class Watching {
  readonly live = { table: `t${tables}`, token: 'mine', log: [] as LogLine[] }
  readonly unfolding = new Unfolding(this.live as unknown as Live)
  #revision = 0

  see(events: number, log_from = events): void {
    this.live.log = LOG.slice(0, events)
    const revision = ++this.#revision
    this.unfolding.see({ revision, events, log_from, table, view: `now ${events}` } as unknown as Snapshot)
  }

  get shown(): unknown {
    return this.unfolding.view
  }
}

const until = (url: string): number => Number(new URL(url, 'http://here').searchParams.get('until'))
const since = (url: string): number => Number(new URL(url, 'http://here').searchParams.get('since'))

describe('unfolding', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', asked)
    tables++
    settings.unfold = 'normal'
    asked.mockReset()
    asked.mockImplementation(async (url) => {
      const moments = MOMENTS.filter(({ events }) => events > since(String(url)) && events <= until(String(url)))
      return new Response(JSON.stringify({ moments: moments.slice(0, 4) }))
    })
  })
  afterEach(() => vi.useRealTimers())

  const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

  it('goes through the turns by itself and ends in the present', async () => {
    const { unfolding, ...watching } = start(2)
    watching.see(10, 2)
    expect([unfolding.showing, unfolding.view, unfolding.log.length]).toEqual([true, 'now 2', 2])
    await settle()
    expect([unfolding.number, unfolding.steps, unfolding.view]).toEqual([1, 6, 'after 3'])
    expect(unfolding.lines).toEqual([LOG[2]])
    await vi.advanceTimersByTimeAsync(lasting('normal', STEP, 1))
    expect([unfolding.number, unfolding.view]).toEqual([2, 'after 3'])
    expect(unfolding.lines).toEqual(LOG.slice(3, 5))
    expect(unfolding.log).toEqual(LOG.slice(0, 5))
    await vi.advanceTimersByTimeAsync(60_000)
    expect([unfolding.showing, unfolding.view, unfolding.log.length]).toEqual([false, null, 10])
    unfolding.again()
    expect([unfolding.number, unfolding.view]).toEqual([1, 'after 3'])
  })
  it('asks for as many parts as there are', async () => {
    const { see } = start(2)
    see(10, 2)
    await settle()
    expect(asked.mock.calls.map(([url]) => since(String(url)))).toEqual([2, 9])
  })
  it('can be paused, and gone through by hand to both sides', async () => {
    const { unfolding, see } = start(2)
    see(10, 2)
    await settle()
    unfolding.pause()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(unfolding.number).toBe(1)
    unfolding.go(1)
    unfolding.go(1)
    expect([unfolding.number, unfolding.view]).toEqual([3, 'after 7'])
    unfolding.go(-1)
    expect(unfolding.number).toBe(2)
    unfolding.pause()
    await vi.advanceTimersByTimeAsync(lasting('normal', STEP, 2))
    expect(unfolding.number).toBe(3)
    for (let left = 3; left <= 6; left++) unfolding.go(1)
    expect(unfolding.showing).toBe(false)
  })
  it('is left behind at once, also by an answer that comes late', async () => {
    const { unfolding, see } = start(2)
    see(10, 2)
    unfolding.skip()
    await settle()
    expect([unfolding.showing, unfolding.steps]).toEqual([false, 0])
  })
  it('queues what comes meanwhile', async () => {
    const { unfolding, see } = start(2)
    see(7, 2)
    see(9, 7)
    see(10, 9)
    await settle()
    expect(unfolding.steps).toBe(6)
    for (let step = 1; step < 6; step++) unfolding.go(1)
    expect([unfolding.showing, unfolding.view]).toEqual([true, 'now 10'])
    unfolding.go(1)
    expect(unfolding.showing).toBe(false)
  })
  it('shows the present where moments cannot be had', async () => {
    for (const answer of [async () => Promise.reject(new Error()), async () => new Response('', { status: 404 })]) {
      tables++
      asked.mockImplementation(answer)
      const { unfolding, see } = start(2)
      see(10, 2)
      await settle()
      expect(unfolding.showing).toBe(false)
      expect(unfolding.news).toEqual(LOG.slice(2))
    }
    asked.mockImplementation(() => new Promise(() => {}))
    tables++
    const { unfolding, see } = start(2)
    see(10, 2)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(unfolding.showing).toBe(false)
  })
  it('asks for nothing where one wants all at once, or nothing of it is a machine’s', async () => {
    const people = start(0)
    people.see(2, 0)
    expect(people.unfolding.news).toEqual(LOG.slice(0, 2))
    settings.unfold = 'once'
    people.see(10, 2)
    expect([people.unfolding.showing, people.unfolding.news]).toEqual([false, LOG.slice(2)])
    expect(asked).not.toHaveBeenCalled()
  })
  it('ends when something is taken back', async () => {
    const { unfolding, see } = start(2)
    see(10, 2)
    await settle()
    see(9, 9)
    expect(unfolding.showing).toBe(false)
  })
  it('goes on for who takes the device next, from where it was left', async () => {
    const first = start(2)
    first.see(10, 2)
    await settle()
    first.unfolding.go(1)
    first.unfolding.stop()
    const second = new Watching()
    second.see(10, 0)
    expect([second.unfolding.showing, second.shown]).toEqual([true, null])
    await settle()
    expect(second.unfolding.lines).toEqual(LOG.slice(3, 7))
  })

  /** At a table of which so much is known already. */
  function start(events: number): { unfolding: Unfolding; see: Watching['see'] } {
    const watching = new Watching()
    watching.see(events)
    return { unfolding: watching.unfolding, see: (...what) => watching.see(...what) }
  }
})
