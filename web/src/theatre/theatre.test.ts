import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LogLine, Moment, Snapshot, Table } from '../api'
import type { Live } from '../live.svelte'

vi.mock('../settings.svelte', () => ({ settings: { unfold: 'brisk' } }))
const heard = vi.hoisted(() => [] as number[])
vi.mock('../sound/sound', () => ({ hear: ({ n }: { n: number }) => heard.push(n) }))
import { settings } from '../settings.svelte'
import type { Stage } from './stage'
import { begunBy, happeningIn, lasting, machinesTurns, stepsOf, tempoOf, turnsIn, type Step } from './steps'
import { Theatre } from './theatre.svelte'

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
const MOMENTS: Moment[] = [2, 3, 7, 8, 9, 10].map((events) => ({
  events,
  view: `after ${events}` as unknown as Moment['view'], // whatever a game shows
}))

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
    expect(lasting('brisk', STEP, 3)).toBe(2 * lasting('brisk', STEP, 1))
    expect(lasting('brisk', STEP, 30)).toBe(3 * lasting('brisk', STEP, 1))
    expect(lasting('calm', STEP, 1)).toBeGreaterThan(lasting('brisk', STEP, 1))
  })
  it('of a person is only acted out, the faster the more waits behind it', () => {
    const asked: Step = { ...STEP, asked: true }
    expect(lasting('calm', asked, 3)).toBe(0)
    expect(tempoOf('brisk', asked, 0)).toBe(1)
    expect(tempoOf('brisk', asked, 2)).toBe(0.5)
    expect(tempoOf('brisk', asked, 99)).toBe(0.2)
    expect(tempoOf('calm', STEP, 99)).toBe(tempoOf('calm', STEP, 0))
  })
})

const asked = vi.fn<typeof fetch>()
const table = { seats: ['human', 'bot', 'bot'].map((kind, seat) => ({ kind, seat })) } as unknown as Table

/** A table of which one sees more and more; each has a name of its own, since it is remembered what was watched. */
let tables = 0
class Watching {
  readonly live = { table: `t${tables}`, token: 'mine', log: [] as LogLine[] }
  readonly theatre: Theatre
  #revision = 0

  constructor(stage?: Stage, raise?: () => Promise<void>) {
    this.theatre = new Theatre(this.live as unknown as Live, stage, raise)
  }

  see(events: number, log_from = events): void {
    this.live.log = LOG.slice(0, events)
    const revision = ++this.#revision
    this.theatre.see({ revision, events, log_from, table, view: `now ${events}` } as unknown as Snapshot)
  }

  get shown(): unknown {
    return this.theatre.view
  }
}

const until = (url: string): number => Number(new URL(url, 'http://here').searchParams.get('until'))
const since = (url: string): number => Number(new URL(url, 'http://here').searchParams.get('since'))

describe('the theatre', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', asked)
    tables++
    settings.unfold = 'brisk'
    asked.mockReset()
    heard.length = 0
    asked.mockImplementation(async (url) => {
      const moments = MOMENTS.filter(({ events }) => events > since(String(url)) && events <= until(String(url)))
      return new Response(JSON.stringify({ moments: moments.slice(0, 4) }))
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

  it('goes through the turns by itself and ends in the present', async () => {
    const { theatre, ...watching } = start(2)
    watching.see(10, 2)
    expect([theatre.showing, theatre.view, theatre.log.length]).toEqual([true, 'now 2', 2])
    await settle()
    expect([theatre.number, theatre.steps, theatre.view]).toEqual([1, 6, 'after 3'])
    expect(theatre.lines).toEqual([LOG[2]])
    await vi.advanceTimersByTimeAsync(lasting('brisk', STEP, 1))
    // What is aimed at and then done is shown together.
    expect([theatre.number, theatre.view]).toEqual([3, 'after 7'])
    expect(theatre.lines).toEqual(LOG.slice(3, 7))
    expect(theatre.log).toEqual(LOG.slice(0, 7))
    await vi.advanceTimersByTimeAsync(60_000)
    expect([theatre.showing, theatre.view, theatre.log.length]).toEqual([false, null, 10])
    theatre.again()
    expect([theatre.number, theatre.view]).toEqual([1, 'after 3'])
  })
  it('asks for as many parts as there are', async () => {
    const { see } = start(2)
    see(10, 2)
    await settle()
    expect(asked.mock.calls.map(([url]) => since(String(url)))).toEqual([2, 9])
  })
  it('can be paused, and gone through by hand to both sides', async () => {
    const { theatre, see } = start(2)
    see(10, 2)
    await settle()
    theatre.pause()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(theatre.number).toBe(1)
    theatre.go(1)
    theatre.go(1)
    expect([theatre.number, theatre.view]).toEqual([3, 'after 7'])
    theatre.go(-1)
    expect(theatre.number).toBe(2)
    theatre.pause()
    await vi.advanceTimersByTimeAsync(lasting('brisk', STEP, 2))
    expect(theatre.number).toBe(3)
    for (let left = 3; left <= 6; left++) theatre.go(1)
    expect(theatre.showing).toBe(false)
  })
  it('is left behind at once, also by an answer that comes late', async () => {
    const { theatre, see } = start(2)
    see(10, 2)
    theatre.hurry()
    await settle()
    expect([theatre.showing, theatre.steps]).toEqual([false, 0])
  })
  it('queues what comes meanwhile', async () => {
    const { theatre, see } = start(2)
    see(7, 2)
    see(9, 7)
    see(10, 9)
    await settle()
    expect(theatre.steps).toBe(6)
    for (let step = 1; step < 6; step++) theatre.go(1)
    expect([theatre.showing, theatre.view]).toEqual([true, 'now 10'])
    theatre.go(1)
    expect(theatre.showing).toBe(false)
  })
  it('shows the present where moments cannot be had', async () => {
    for (const answer of [async () => Promise.reject(new Error()), async () => new Response('', { status: 404 })]) {
      tables++
      asked.mockImplementation(answer)
      const { theatre, see } = start(2)
      see(10, 2)
      await settle()
      expect(theatre.showing).toBe(false)
    }
    asked.mockImplementation(() => new Promise(() => {}))
    tables++
    const { theatre, see } = start(2)
    see(10, 2)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(theatre.showing).toBe(false)
  })
  it('waits for moments as long as one has paused, and shows the present only after that', async () => {
    let tell = (_: Response): void => {}
    asked.mockImplementation(() => new Promise((told) => (tell = told)))
    const { theatre, see } = start(2)
    see(10, 2)
    theatre.pause()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(theatre.showing).toBe(true)
    theatre.pause()
    await vi.advanceTimersByTimeAsync(3_000)
    theatre.pause()
    await vi.advanceTimersByTimeAsync(60_000)
    tell(new Response(JSON.stringify({ moments: MOMENTS.slice(1) })))
    await settle()
    expect([theatre.showing, theatre.number, theatre.view]).toEqual([true, 1, 'after 3'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(theatre.number).toBe(1)

    tables++
    const late = start(2)
    late.see(10, 2)
    late.theatre.pause()
    await vi.advanceTimersByTimeAsync(60_000)
    late.theatre.pause()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(late.theatre.showing).toBe(false)
  })
  it('asks for nothing where one wants all at once, or nothing of it is a machine’s', async () => {
    const people = start(0)
    people.see(2, 0)
    settings.unfold = 'instant'
    people.see(10, 2)
    expect([people.theatre.showing, people.theatre.acting]).toEqual([false, false])
    expect(heard).toEqual([7, 8, 9])
    expect(asked).not.toHaveBeenCalled()
  })
  it('ends when something is taken back', async () => {
    const { theatre, see } = start(2)
    see(10, 2)
    await settle()
    see(9, 9)
    expect(theatre.showing).toBe(false)
  })
  it('goes on for who takes the device next, from where it was left', async () => {
    const first = start(2)
    first.see(10, 2)
    await settle()
    first.theatre.go(1)
    first.theatre.stop()
    const second = new Watching()
    second.see(10, 0)
    expect([second.theatre.showing, second.shown]).toEqual([true, null])
    await settle()
    expect(second.theatre.lines).toEqual(LOG.slice(3, 7))
  })

  /** A stage on which a view is a list of the lines that left it and came to it. */
  const stage = {
    game: 'root',
    pawnAt: () => null,
    wayBetween: () => [],
    fights: () => false,
    endBattle: (view: string) => view,
    leave: (view: string, { n }: LogLine) => `${view} -${n}`,
    arrive: (view: string, { n }: LogLine) => `${view} +${n}`,
  } as unknown as Stage

  function watch(): Watching {
    vi.stubGlobal('document', { documentElement: { dataset: { motion: 'on' } } })
    const watching = new Watching(stage)
    watching.see(1)
    return watching
  }

  it('acts out what a person did over the table as it was, and then shows the present', async () => {
    const watching = watch()
    const { theatre } = watching
    watching.see(2)
    expect([theatre.acting, theatre.showing, theatre.view]).toEqual([true, false, 'now 1 -1'])
    expect([theatre.playing, theatre.beat?.acts[0].kind, theatre.happening]).toEqual([LOG[1], 'travel', null])
    expect(theatre.log).toEqual(LOG.slice(0, 1)) // the log tells it when it has been shown
    expect(heard).toEqual([1])
    await vi.advanceTimersByTimeAsync(3000)
    expect([theatre.acting, theatre.view, theatre.beat, theatre.past]).toEqual([false, null, null, false])
  })
  it('waits with the animation until what draws it is loaded, however long that takes', async () => {
    vi.stubGlobal('document', { documentElement: { dataset: { motion: 'on' } } })
    let loaded = (): void => {}
    const loading = new Promise<void>((resolve) => (loaded = resolve))
    const watching = new Watching(stage, () => loading)
    const { theatre } = watching
    watching.see(1)
    watching.see(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([theatre.acting, theatre.view, theatre.beat]).toEqual([true, 'now 1', null])
    expect(theatre.log).toEqual(LOG.slice(0, 1))
    loaded()
    await settle()
    expect(theatre.beat?.acts[0].kind).toBe('travel')
    theatre.hurry()
    expect([theatre.acting, theatre.beat]).toEqual([false, null])
  })
  it('gives the outcome of a battle away nowhere before its scene is over', async () => {
    const battled = line(1, 'battled', { attacker: 0, defender: 1, clearing: 5 })
    const rolled = line(2, 'rolled', { attacker: 1, defender: 0 })
    const lost = line(3, 'removed', { seat: 1, piece: 'warrior', clearing: 5, count: 1, by: 0 })
    const watching = watch()
    const { theatre, live } = watching
    const see = (log: LogLine[]): void => {
      live.log = log
      const { length: events } = log
      theatre.see({ revision: 10 + events, events, log_from: events, table, view: 'now' } as unknown as Snapshot)
    }
    see([LOG[0], battled, rolled, lost])
    for (let waited = 0; theatre.beat; waited += 100) {
      expect(waited).toBeLessThan(3000)
      expect([theatre.suspense, theatre.log, theatre.view]).toEqual([true, [LOG[0]], 'now 1'])
      await vi.advanceTimersByTimeAsync(100)
    }
    expect([theatre.suspense, theatre.log.length, theatre.view]).toEqual([false, 4, null])
    expect(heard).toEqual([1, 2, 3])
  })
  it('is hurried by whoever acts, and hears no more of it', async () => {
    const watching = watch()
    watching.see(2)
    watching.theatre.hurry()
    expect([watching.theatre.acting, watching.theatre.view]).toEqual([false, null])
    await vi.advanceTimersByTimeAsync(3000)
    expect(heard).toEqual([1])
  })
  it('pauses in the middle of an act, and goes on from there', async () => {
    const watching = watch()
    const { theatre } = watching
    watching.see(2)
    await vi.advanceTimersByTimeAsync(100)
    theatre.pause()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([theatre.showing, theatre.moving, theatre.beat?.acts.length]).toEqual([true, false, 1])
    theatre.pause()
    await vi.advanceTimersByTimeAsync(300)
    expect(theatre.acting).toBe(true)
    await vi.advanceTimersByTimeAsync(300)
    expect(theatre.acting).toBe(false)
  })
  it('shows the present at once where nothing may move', () => {
    const watching = watch()
    vi.stubGlobal('document', { documentElement: { dataset: { motion: 'off' } } })
    watching.see(2)
    expect([watching.theatre.view, watching.theatre.log]).toEqual([null, LOG.slice(0, 2)])
  })

  /** A turn of a bot in which it moves, fights, builds and scores a lot; each line is a moment of its own. */
  function richTurn(seat: number, from: number): LogLine[] {
    const deeds: [string, LogLine['args']][] = [['turn_began', { seat }]]
    const many = (times: number, ...told: [string, LogLine['args']][]): void => {
      for (let time = 0; time < times; time++) deeds.push(...told)
    }
    many(1, ['revealed_order', { seat, card: 'anvil' }])
    many(8, ['aimed_at_clearing', { clearing: 4 }], ['moved', { seat, origin: 4, target: 7, count: 2 }])
    many(
      6,
      ['battled', { attacker: seat, defender: 0, clearing: 5 }],
      ['rolled', { attacker: 3, defender: 0 }],
      ['removed', { seat: 0, piece: 'warrior', clearing: 5, count: 3, by: seat }],
    )
    many(6, ['built', { seat, piece: 'roost', clearing: 7, count: 1 }], ['scored', { seat, points: 5 }])
    many(4, ['crafted', { seat, card: 'anvil' }])
    return deeds.map(([what, args], at) => line(from + at, what, args))
  }

  it.each(['on', 'off'])(
    'shows a round of three bots within 20 seconds, whatever they do (motion %s)',
    async (motion) => {
      vi.stubGlobal('document', { documentElement: { dataset: { motion } } })
      const turns = [1, 2, 3].reduce<LogLine[]>((log, seat) => [...log, ...richTurn(seat, 1 + log.length)], [])
      const log = [turn(0, 0), ...turns]
      asked.mockImplementation(async () => {
        const moments = log.slice(1).map(({ n }) => ({ events: n + 1, view: `after ${n}` }))
        return new Response(JSON.stringify({ moments }))
      })
      const seats = ['human', 'bot', 'bot', 'bot'].map((kind, seat) => ({ kind, seat }))
      const live = { table: `t${tables}`, token: 'mine', log: log.slice(0, 1) }
      const theatre = new Theatre(live as unknown as Live, stage)
      const see = (events: number): void => {
        live.log = log.slice(0, events)
        theatre.see({ revision: events, events, log_from: 1, table: { seats }, view: 'now' } as unknown as Snapshot)
      }
      see(1)
      see(log.length)
      await settle()
      expect(theatre.steps).toBeGreaterThan(100)
      let groups = 0
      let shown = 0
      for (let waited = 0; theatre.showing; waited += 50) {
        expect(waited).toBeLessThan(20_000)
        if (theatre.number !== shown) groups++
        shown = theatre.number
        await vi.advanceTimersByTimeAsync(50)
      }
      expect(groups).toBeLessThanOrEqual(3 * 7)
      expect(theatre.log).toEqual(log)
    },
  )

  it('tells once more what touched someone, over the table as it stood then, and waits', async () => {
    const watching = watch()
    const { theatre } = watching
    asked.mockImplementation(async () => new Response(JSON.stringify({ moments: MOMENTS })))
    watching.see(10)
    theatre.hurry()
    await theatre.recall([LOG[8], LOG[5]], LOG[5], 2, 'my last turn')
    expect([theatre.recalling, theatre.showing, theatre.number, theatre.steps]).toEqual([true, true, 2, 2])
    expect([theatre.view, theatre.beat?.acts[0].kind]).toEqual(['after 3 -5 -6', 'travel'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect([theatre.view, theatre.number]).toEqual(['after 7', 2])
    theatre.go(-1)
    expect([theatre.lines, theatre.view]).toEqual([[LOG[8]], 'after 9'])
    await theatre.recall([LOG[8], LOG[5]], LOG[8], 2, 'my last turn')
    expect([theatre.number, theatre.view]).toEqual([1, 'after 8 -8'])
    theatre.hurry()
    expect([theatre.recalling, theatre.view]).toEqual([false, null])
  })
  it('shows it also to who wants everything else at once', async () => {
    settings.unfold = 'instant'
    const watching = watch()
    asked.mockImplementation(async () => new Response(JSON.stringify({ moments: MOMENTS })))
    watching.see(10)
    await watching.theatre.recall([LOG[5]], LOG[5], 2, null)
    expect([watching.theatre.recalling, watching.theatre.view]).toEqual([true, 'after 3 -5 -6'])
  })

  /** At a table of which so much is known already. */
  function start(events: number): { theatre: Theatre; see: Watching['see'] } {
    const watching = new Watching()
    watching.see(events)
    return { theatre: watching.theatre, see: (...what) => watching.see(...what) }
  }
})
