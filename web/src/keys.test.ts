import { expect, it } from 'vitest'
import { letterOf } from './keys'

it('finds a letter by its place where another alphabet is typed, and only there', () => {
  expect(letterOf({ key: 'M', code: 'KeyM' })).toBe('m')
  expect(letterOf({ key: 'ь', code: 'KeyM' })).toBe('m')
  expect(letterOf({ key: 'm', code: 'Semicolon' })).toBe('m')
  expect(letterOf({ key: 'Enter', code: 'Enter' })).toBe('')
})
