import { expect, it } from 'vitest'
import { duration, fileName } from './format'

it('shows time as a clock does', () => {
  expect([5, 65, 3605, -3, 59.2].map(duration)).toEqual(['0:05', '1:05', '1:00:05', '0:00', '1:00'])
  expect(duration(3 * 86400)).toBe('3 d')
})

it('makes names of files from any name', () => {
  expect([' Вечір у Оксани! ', '***'].map(fileName)).toEqual(['Вечір-у-Оксани', 'copse'])
})
