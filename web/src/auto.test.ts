import { expect, it } from 'vitest'
import type { Action, Decision } from './api'
import { automatic, delay } from './auto'

const action = (verb: string): Action => ({ text: verb, label: verb, verb, law: 'root:1', fields: {} })
const decision = (prompt: string, ...verbs: string[]): Decision => ({
  seat: 0,
  law: 'root:1',
  prompt,
  question: '',
  who: '',
  yours: true,
  can_undo: false,
  actions: verbs.map(action),
  blocked: [],
  verbs: [],
  losses: {},
  names: {},
  party: 0,
  loser: 0,
  way: null,
  forecast: [],
  told_from: null,
})
const all = { autoAnswer: true, declineAmbush: false }
const none = { autoAnswer: false, declineAmbush: false }

it('answers nothing for who asks for everything', () => {
  expect(automatic(decision('Act', 'pass'), none)).toBeNull()
  expect(automatic(decision('Ambush', 'pass'), none)).toBeNull()
})

it('answers where only one thing can be done', () => {
  expect(automatic(decision('Act', 'pass'), all)?.verb).toBe('pass')
  expect(automatic(decision('Ambush', 'pass'), all)?.verb).toBe('pass')
  expect(automatic(decision('PlaceKeep', 'settle'), all)?.verb).toBe('settle')
})

it('leaves every choice to the person', () => {
  expect(automatic(decision('Act', 'pass', 'build'), all)).toBeNull()
  expect(automatic(decision('Ambush', 'pass', 'ambush'), all)).toBeNull()
})

it('never ends the turn', () => {
  const verb = { verb: 'pass', title: '', cost: '', left: '', law: '', why: '', loss: '', deliberate: false, key: '' }
  expect(automatic({ ...decision('Act', 'pass'), verbs: [{ ...verb, ends_turn: true }] }, all)).toBeNull()
  expect(automatic({ ...decision('Act', 'pass'), verbs: [{ ...verb, ends_turn: false }] }, all)?.verb).toBe('pass')
})

it('never does what costs dearly', () => {
  expect(automatic({ ...decision('Obey', 'pass'), losses: { pass: 'Turmoil!' } }, all)).toBeNull()
})

it('declines ambushes whether or not there is one to play', () => {
  const wishes = { ...none, declineAmbush: true }
  expect(automatic(decision('Ambush', 'pass'), wishes)?.verb).toBe('pass')
  expect(automatic(decision('Ambush', 'pass', 'ambush'), wishes)?.verb).toBe('pass')
})

it('never answers for someone else', () => {
  expect(automatic({ ...decision('Act', 'pass'), yours: false }, { ...all, declineAmbush: true })).toBeNull()
})

it('waits for a time that only the lot decides', () => {
  const asked = decision('Act', 'pass')
  const waits = [0, 0.5, 0.9, 0.999, 1].map((lot) => delay(asked, lot))
  expect(waits).toEqual([...waits].sort((a, b) => a - b))
  expect([waits[0], waits.at(-1)]).toEqual([1500, 20_000])
  expect(waits[3]).toBeGreaterThan(10_000)
})

it('leaves the wait to a server that keeps every answer back', () => {
  expect(delay({ ...decision('Ambush', 'pass'), told_from: 1_700_000_000 }, 0.5)).toBe(0)
})
