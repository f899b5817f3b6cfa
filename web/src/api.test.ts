import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ask, insist, Refused, requestId, Unreachable } from './api'

const answer = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status })
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

describe('asking', () => {
  it('sends the token in a header only, and the language in the address', async () => {
    fetched.mockResolvedValue(answer([]))
    await ask('/tables/x/state?since=3', { token: 'secret', lang: 'uk' })
    const [url, request] = fetched.mock.calls[0]
    expect(url).toBe('/api/v1/tables/x/state?since=3&lang=uk')
    expect(request?.headers).toEqual({ Authorization: 'Seat secret' })
  })

  it.each([
    ['/', '/api/v1/games'],
    ['/copse/', '/copse/api/v1/games'],
    ['/copse/index.html', '/copse/api/v1/games'],
  ])('asks the server beside the page at %s', async (pathname, address) => {
    vi.stubGlobal('location', { pathname })
    fetched.mockResolvedValue(answer([]))
    await ask('/games')
    expect(fetched.mock.calls[0][0]).toBe(address)
  })

  it('tells a refusal in the words of the server, with its paragraph', async () => {
    const error = { code: 'illegal_action', message: 'No free slot here.', law: 'root:2.2.3', allowed: ['pass'] }
    fetched.mockResolvedValue(answer({ error }, 409))
    const refused: unknown = await ask('/tables/x/actions', { method: 'POST', body: {} }).catch((why: unknown) => why)
    expect(refused).toBeInstanceOf(Refused)
    expect(refused).toMatchObject(error)
  })

  it('tells a server that is busy from one that cannot be reached, with the time to wait', async () => {
    const error = { code: 'busy', message: 'the server is busy: come again in 30 seconds', retry_after: 30 }
    fetched.mockResolvedValue(answer({ error }, 503))
    const refused: unknown = await ask('/tables', { method: 'POST', body: {} }).catch((why: unknown) => why)
    expect(refused).toBeInstanceOf(Refused)
    expect(refused).toMatchObject(error)
  })

  it('takes no answer, and that of a gateway, for a server that cannot be reached', async () => {
    fetched.mockRejectedValueOnce(new TypeError('failed')).mockResolvedValueOnce(answer({}, 502))
    await expect(ask('/games')).rejects.toBeInstanceOf(Unreachable)
    await expect(ask('/games')).rejects.toBeInstanceOf(Unreachable)
  })
})

describe('insisting', () => {
  it('sends the very same request again until it is answered', async () => {
    fetched
      .mockRejectedValueOnce(new TypeError())
      .mockRejectedValueOnce(new TypeError())
      .mockResolvedValue(answer({ revision: 4 }))
    const body = { request: requestId() }
    const asked = insist('/tables/x/actions', { method: 'POST', body })
    await vi.runAllTimersAsync()
    await expect(asked).resolves.toEqual({ revision: 4 })
    expect(new Set(fetched.mock.calls.map(([, request]) => request?.body))).toEqual(new Set([JSON.stringify(body)]))
  })

  it('does not repeat what was refused', async () => {
    fetched.mockResolvedValue(answer({ error: { code: 'stale', message: 'The game went on.' } }, 409))
    await expect(insist('/tables/x/actions')).rejects.toMatchObject({ code: 'stale' })
    expect(fetched).toHaveBeenCalledTimes(1)
  })

  it('gives up in the end', async () => {
    fetched.mockRejectedValue(new TypeError())
    const asked = expect(insist('/games')).rejects.toBeInstanceOf(Unreachable)
    await vi.runAllTimersAsync()
    await asked
  })
})

it('names every request differently', () => {
  expect(new Set(Array.from({ length: 100 }, requestId)).size).toBe(100)
})
