import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Action, Snapshot } from './api'
import { Choice } from './choice.svelte'
import { Live } from './live.svelte'

vi.mock('./settings.svelte', () => ({ settings: { confirm: 'lasting' } }))

const action = (verb: string, fields: Action['fields'] = {}): Action => ({
  text: [verb, ...Object.values(fields)].join(' '),
  label: verb,
  verb,
  law: 'root:1',
  fields,
})
const table = (revision: number, prompt: string, ...actions: Action[]): Snapshot =>
  ({
    revision,
    decision: { yours: true, prompt, actions, verbs: [], names: {}, losses: {}, blocked: [] },
  }) as unknown as Snapshot

let posted: { action: string; revision: number }[]
let answers: ((status: number, body: object) => void)[]
const fetched = vi.fn<typeof fetch>((_, init) => {
  posted.push(JSON.parse(String(init?.body)))
  return new Promise((resolve) =>
    answers.push((status, body) => resolve(new Response(JSON.stringify(body), { status }))),
  )
})
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

const [recruit, build, end] = [action('recruit'), action('build'), action('end')]
const march = [action('march', { origin: 1, target: 2 }), action('march', { origin: 1, target: 3 })]

/** A table at which a choice is on its way. */
async function waiting(): Promise<{ live: Live; choice: Choice; moves: (to: Snapshot) => Promise<void> }> {
  const live = new Live('x', 'secret', 'en')
  live.connection = 'live'
  live.snapshot = table(1, 'Act', recruit, build, end, ...march)
  const choice = new Choice(live)
  void choice.make(recruit)
  await settle()
  const moves = async (to: Snapshot): Promise<void> => {
    live.snapshot = to
    choice.renew()
    answers.shift()!(200, { revision: to.revision })
    await settle()
  }
  return { live, choice, moves }
}

beforeEach(() => {
  posted = []
  answers = []
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => vi.unstubAllGlobals())

it('makes after it what was chosen while a choice is on its way', async () => {
  const { choice, moves } = await waiting()
  void choice.make(build)
  await settle()
  expect(posted.map((sent) => sent.action)).toEqual(['recruit'])
  expect(choice.next).toBe(build)
  await moves(table(2, 'Act', recruit, build, end))
  expect(posted.slice(1)).toMatchObject([{ action: 'build', revision: 2 }])
  expect(choice.next).toBeNull()
})

it('makes nothing twice because it was pressed twice', async () => {
  const { choice, moves } = await waiting()
  void choice.make(recruit)
  await moves(table(2, 'Act', recruit, build, end))
  expect(posted.length).toBe(1)
})

it('makes the same again where it was chosen for the new question', async () => {
  const { live, choice, moves } = await waiting()
  live.snapshot = table(2, 'Act', recruit, build, end)
  void choice.make(recruit)
  await moves(live.snapshot)
  expect(posted.map(({ action, revision }) => [action, revision])).toEqual([['recruit', 1], ['recruit', 2]]) // prettier-ignore
})

it('tells what can no longer be made', async () => {
  const { choice, moves } = await waiting()
  void choice.make(build)
  await moves(table(2, 'Discard', end))
  expect(posted.length).toBe(1)
  expect([choice.next, choice.missed]).toEqual([null, build])
})

it('makes it where the first choice was refused', async () => {
  const { live, choice } = await waiting()
  void choice.make(build)
  answers.shift()!(409, { error: { code: 'confirm_lasting', message: 'Sure?' } })
  await settle()
  expect(posted.slice(1)).toMatchObject([{ action: 'build', revision: 1 }])
  expect(live.busy).toBe(true)
})

it('confirms by the same line, or the same verb, what was asked about', async () => {
  const { choice } = await waiting()
  answers.shift()!(409, { error: { code: 'confirm_lasting', message: 'Sure?' } })
  await settle()
  expect(choice.doubt).toBe('lasting')
  void choice.take(choice.all.find(({ verb }) => verb === 'recruit')!)
  await settle()
  expect(posted[1]).toMatchObject({ action: 'recruit', confirm: true })
  answers.shift()!(409, { error: { code: 'illegal_action', message: 'No.' } })
  await settle()
  choice.choose('verb', 'build')
  await settle()
  answers.shift()!(409, { error: { code: 'confirm_lasting', message: 'Sure?' } })
  await settle()
  choice.choose('verb', 'build')
  await settle()
  expect(posted.slice(-2)).toMatchObject([{ confirm: false }, { action: 'build', confirm: true }])
})

it('keeps what was picked meanwhile, where the same question is asked again', async () => {
  const { choice, moves } = await waiting()
  choice.choose('verb', 'march')
  await moves(table(2, 'Act', build, ...march))
  expect(choice.picked).toEqual({ verb: 'march' })
  choice.renew()
  expect(choice.picked).toEqual({})
})

it('keeps an amount that was set meanwhile', async () => {
  const { live, choice, moves } = await waiting()
  const sail = [1, 2, 3].map((count) => action('sail', { count }))
  live.snapshot = table(1, 'Act', recruit, ...sail)
  choice.setAmount(
    choice.all.find(({ verb }) => verb === 'sail')!,
    1,
  )
  await moves(table(2, 'Act', build, ...sail))
  expect(choice.ready).toEqual(sail[1])
})
