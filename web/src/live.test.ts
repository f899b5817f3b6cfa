import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LogLine, Notice, Snapshot } from './api'
import { gapIn, interleave, joinLog, joinNotices, Live } from './live.svelte'

const line = (n: number): LogLine => ({ n, text: `line ${n}`, law: '', what: 'moved', args: {} })
const snapshot = (revision: number, events: number, log: LogLine[], log_from = log[0]?.n ?? events): Snapshot => ({
  type: 'snapshot',
  table: {} as Snapshot['table'],
  revision,
  you: 0,
  view: {},
  decision: null,
  log,
  notices: [],
  log_from,
  events,
  outcome: null,
  clock: null,
  can_undo: false,
  lesson: null,
  chat: [],
  offer: null,
  can_ask: false,
  known: [],
})

class Socket {
  static made: Socket[] = []
  static OPEN = 1
  readyState = 0
  sent: unknown[] = []
  onopen = (): void => {}
  onmessage = (_: { data: string }): void => {}
  onclose = (): void => {}
  constructor(readonly url: string) {
    Socket.made.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text))
  }
  close(): void {
    this.readyState = 3
    this.onclose()
  }
  open(): void {
    this.readyState = 1
    this.onopen()
  }
  say(what: unknown): void {
    this.onmessage({ data: JSON.stringify(what) })
  }
}

const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', Socket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('fetch', fetched)
  Socket.made = []
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

it('joins a log, and drops what was taken back', () => {
  expect(joinLog([line(0), line(1)], [line(2)], 2).map(({ n }) => n)).toEqual([0, 1, 2])
  expect(joinLog([line(0), line(1), line(2)], [], 1).map(({ n }) => n)).toEqual([0])
})

it('knows where lines of a log are missing', () => {
  expect(gapIn([])).toBeNull()
  expect(gapIn([line(0), line(1)])).toBeNull()
  expect(gapIn([line(7), line(8)])).toEqual([0, 7])
  expect(gapIn([line(3), line(4), line(9)])).toEqual([5, 9])
})

const notice = (n: number, after: number): Notice => ({ n, at: 0, after, kind: 'came', text: `notice ${n}` })
const read = (lines: LogLine[], notices: Notice[]): string[] => interleave(lines, notices).map(({ text }) => text)

it('puts each notice where it happened', () => {
  expect(read([line(0), line(1)], [notice(0, 0), notice(1, 1), notice(2, 2)])).toEqual([
    'notice 0',
    'line 0',
    'notice 1',
    'line 1',
    'notice 2',
  ])
  expect(read([], [notice(0, 0), notice(1, 7)])).toEqual(['notice 0', 'notice 1'])
})

it('keeps notices in order, also of what was taken back', () => {
  const known = [notice(0, 0), notice(1, 5), notice(2, 3)]
  expect(joinNotices(known, [notice(1, 5), notice(3, 4)], 4).map(({ n }) => n)).toEqual([0, 1, 2, 3])
  expect(read([line(3), line(4)], known.slice(1))).toEqual(['line 3', 'line 4', 'notice 1', 'notice 2'])
})

describe('a live table', () => {
  it('asks for the older lines of a long log, page by page', async () => {
    const live = new Live('x', 'secret', 'uk')
    const asked: string[] = []
    fetched.mockImplementation(async (address) => {
      asked.push(String(address).split('/log')[1])
      const until = Number(/until=(\d+)/.exec(String(address))![1])
      return new Response(JSON.stringify({ log: [line(until - 2), line(until - 1)] }))
    })
    live.start()
    Socket.made[0].open()
    Socket.made[0].say(snapshot(1, 6, [line(4), line(5)], 0))
    await vi.advanceTimersByTimeAsync(10)
    expect(live.log.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5])
    expect(asked).toEqual(['?from=0&until=4&lang=uk', '?from=0&until=2&lang=uk'])
    Socket.made[0].say(snapshot(2, 9, [line(8)], 6))
    await vi.advanceTimersByTimeAsync(10)
    expect(live.log.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(live.news).toEqual([line(8)])
    live.stop()
  })

  it('leaves out older lines that came too late to be true', async () => {
    const live = new Live('x', null, 'en')
    let answer = (_: Response): void => {}
    fetched.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    fetched.mockImplementation(async () => new Response(JSON.stringify({ log: [] })))
    live.start()
    Socket.made[0].open()
    Socket.made[0].say(snapshot(1, 6, [line(4), line(5)], 0))
    Socket.made[0].say(snapshot(2, 4, [line(3)], 2))
    answer(new Response(JSON.stringify({ log: [line(2), line(3)] })))
    await vi.advanceTimersByTimeAsync(10)
    expect(live.log.map(({ n }) => n)).toEqual([3])
    live.stop()
  })

  it('says who it is, and shows what it is told', () => {
    const live = new Live('x', 'secret', 'ru')
    live.start()
    const [socket] = Socket.made
    socket.open()
    expect(socket.url).toBe('ws://here/api/v1/tables/x/live')
    expect(socket.sent).toEqual([{ token: 'secret', since: 0, lang: 'ru' }])
    socket.say(snapshot(1, 2, [line(0), line(1)]))
    expect([live.connection, live.log.length, live.news]).toEqual(['live', 2, []])
    socket.say(snapshot(2, 3, [line(2)]))
    expect(live.news).toEqual([line(2)])
    live.stop()
  })

  it('ignores what is older than what it knows', () => {
    const live = new Live('x', null, 'en')
    live.start()
    Socket.made[0].open()
    Socket.made[0].say(snapshot(5, 3, []))
    Socket.made[0].say(snapshot(4, 2, []))
    expect(live.snapshot?.revision).toBe(5)
    live.stop()
  })

  it('asks by itself while the line is cut, and resumes where it was', async () => {
    const live = new Live('x', 'secret', 'en')
    live.start()
    Socket.made[0].open()
    Socket.made[0].say(snapshot(1, 4, [line(0)]))
    fetched.mockImplementation(async () => new Response(JSON.stringify(snapshot(2, 5, [line(4)]))))
    Socket.made[0].close()
    expect(live.connection).toBe('lost')
    await vi.advanceTimersByTimeAsync(100)
    expect([live.connection, live.snapshot?.revision]).toEqual(['polling', 2])
    await vi.advanceTimersByTimeAsync(600)
    Socket.made[1].open()
    expect(String(fetched.mock.calls[0][0])).toContain('state?since=4&revision=1')
    expect(Socket.made[1].sent).toEqual([{ token: 'secret', since: 5, revision: 2, lang: 'en' }])
    Socket.made[1].say(snapshot(2, 5, []))
    expect(live.connection).toBe('live')
    live.stop()
  })

  it('asks by itself if a WebSocket neither opens nor fails', async () => {
    const live = new Live('x', null, 'en')
    fetched.mockImplementation(async () => new Response(JSON.stringify(snapshot(1, 1, [line(0)]))))
    live.start()
    await vi.advanceTimersByTimeAsync(3900)
    expect(fetched).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(200)
    expect([live.connection, live.snapshot?.revision]).toEqual(['polling', 1])
    live.stop()
  })

  it('asks once in two seconds, however often the WebSocket fails', async () => {
    const live = new Live('x', null, 'en')
    fetched.mockImplementation(async () => new Response(JSON.stringify(snapshot(1, 1, [line(0)]))))
    live.start()
    for (let second = 0; second < 60; second++) {
      Socket.made.at(-1)!.close()
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect(fetched.mock.calls.length).toBeLessThanOrEqual(31)
    live.stop()
  })

  it('says so honestly when nothing is reached', async () => {
    const live = new Live('x', null, 'en')
    fetched.mockRejectedValue(new TypeError())
    live.start()
    Socket.made[0].close()
    await vi.advanceTimersByTimeAsync(100)
    expect(live.connection).toBe('lost')
    live.stop()
  })

  it('stops where the server refuses', async () => {
    const live = new Live('x', null, 'en')
    fetched.mockImplementation(
      async () => new Response(JSON.stringify({ error: { code: 'no_spectators', message: 'No.' } }), { status: 403 }),
    )
    live.start()
    Socket.made[0].close()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(live.refused?.message).toBe('No.')
    expect(Socket.made.length).toBe(1)
  })
})
