import { expect, test } from 'vitest'
import type { Action, Decision, Lesson } from './api'
import { explains, lit, onlyByVerb, partsOf } from './lesson'

const action = (text: string): Action => ({ text, label: text, verb: text, law: '', fields: {} })
const decision = { seat: 0, yours: true, actions: [action('pass'), action('recruit')] } as unknown as Decision
const lesson: Lesson = {
  name: 'marquise',
  faction: 'marquise',
  options: {},
  first: 1,
  of: 9,
  steps: [
    { text: 'Look.', look: ['hand', 'clearing 5'] },
    { text: 'Recruit.', look: [] },
  ],
  asked: 'recruit',
}

test('without a lesson everything legal glows', () => {
  expect(lit(decision, null, 0)).toBe(decision)
  expect(explains(null, 0)).toBe(false)
})

test('an explanation shows what it points at', () => {
  expect(explains(lesson, 0)).toBe(true)
  expect(lit(decision, lesson, 0)?.actions.map(({ fields }) => fields)).toEqual([{ clearing: 5 }])
  expect(partsOf(lesson, 0)).toEqual(['hand'])
  expect(onlyByVerb(lit(decision, lesson, 0))).toBe(false)
})

test('only the choice that is asked for glows', () => {
  expect(explains(lesson, 1)).toBe(false)
  expect(lit(decision, lesson, 1)?.actions.map(({ text }) => text)).toEqual(['recruit'])
  expect(onlyByVerb(lit(decision, lesson, 1))).toBe(true)
})

test('when the lesson is over, everything legal glows again', () => {
  expect(lit(decision, { ...lesson, asked: null }, 1)).toBe(decision)
})
