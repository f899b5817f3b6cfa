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
})
const none = { autoPass: false, declineAmbush: false }

it('answers nothing unless asked to', () => {
  expect(automatic(decision('Act', 'pass'), 0, none)).toBeNull()
  expect(automatic(decision('Ambush', 'pass'), 1, none)).toBeNull()
})

it('passes in the own turn when only that is left', () => {
  const wishes = { ...none, autoPass: true }
  expect(automatic(decision('Act', 'pass'), 0, wishes)?.verb).toBe('pass')
  expect(automatic(decision('Act', 'pass', 'build'), 0, wishes)).toBeNull()
})

it('leaves questions out of turn to the person, because a quick pass would show an empty hand', () => {
  expect(automatic(decision('Ambush', 'pass'), 1, { ...none, autoPass: true })).toBeNull()
  expect(automatic(decision('FieldHospital', 'pass'), 1, { ...none, autoPass: true })).toBeNull()
})

it('declines ambushes whether or not there is one to play', () => {
  const wishes = { ...none, declineAmbush: true }
  expect(automatic(decision('Ambush', 'pass'), 1, wishes)?.verb).toBe('pass')
  expect(automatic(decision('Ambush', 'pass', 'ambush'), 1, wishes)?.verb).toBe('pass')
})

it('never answers for someone else', () => {
  expect(automatic({ ...decision('Act', 'pass'), yours: false }, 0, { autoPass: true, declineAmbush: true })).toBeNull()
})

it('waits for a time that only the lot decides', () => {
  expect(delay(0)).toBeLessThan(delay(1))
  expect(delay(0)).toBeGreaterThan(1000)
})
