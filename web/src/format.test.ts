import { expect, it, vi } from 'vitest'
import { ago, ahead, duration, fileName, zoned } from './format'

it('shows time as a clock does', () => {
  expect([5, 65, 3605, -3, 59.2].map(duration)).toEqual(['0:05', '1:05', '1:00:05', '0:00', '1:00'])
  expect(duration(3 * 86400)).toBe('3 d')
})

it('makes names of files from any name', () => {
  expect([' Вечір у Оксани! ', '***'].map(fileName)).toEqual(['Вечір-у-Оксани', 'copse'])
})

it('says how long ago something was', () => {
  vi.useFakeTimers({ now: 1_000_000_000 })
  expect([30, 90, 7300, 200_000, -5].map((past) => ago(1_000_000 - past, 'en'))).toEqual([
    'this minute',
    '1 minute ago',
    '2 hours ago',
    '2 days ago',
    'this minute',
  ])
  vi.useRealTimers()
})

it('says how far ahead something is, and when for the reader', () => {
  vi.useFakeTimers({ now: 1_000_000_000 })
  expect([-5, 80, 7300, 3 * 86400 - 60].map((left) => ahead(1_000_000 + left, 'en'))).toEqual([
    'in 0 minutes',
    'in 1 minute',
    'in 2 hours',
    'in 3 days',
  ])
  vi.useRealTimers()
  expect(zoned(1_000_000, 'en')).toMatch(/^Mon, Jan 12, .* (UTC|GMT|[A-Z]{2,5})/)
})
