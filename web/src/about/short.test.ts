import { expect, it } from 'vitest'
import { shortOf } from './short'

it('is the first statement of a summary, with its name', () => {
  expect(shortOf('Amazons (6): use 4 extra tokens only for conquest. After each redeployment …')).toBe(
    'Amazons (6): use 4 extra tokens only for conquest.',
  )
  expect(shortOf('Амазонки (6) имеют 4 лишних жетона только для захвата: после каждого …')).toBe(
    'Амазонки (6) имеют 4 лишних жетона только для захвата.',
  )
  expect(shortOf('Чаклуни (5) беруть сусідній регіон (усього 18); рятує табір.')).toBe(
    'Чаклуни (5) беруть сусідній регіон (усього 18).',
  )
  expect(shortOf('Ratmen (8) have no ability')).toBe('Ratmen (8) have no ability')
})
