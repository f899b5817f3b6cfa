import { expect, it } from 'vitest'
import { clockOf, minuteOf, zones } from './times'

it.each([
  [0, '00:00'],
  [510, '08:30'],
  [1439, '23:59'],
])('minute %i of the day is %s', (minute, clock) => {
  expect(clockOf(minute)).toBe(clock)
  expect(minuteOf(clock)).toBe(minute)
})

it('lists the chosen time zone, even under a name that this browser does not use', () => {
  expect(zones('Europe/Kyiv')).toContain('Europe/Kyiv')
  expect(zones('Europe/Kiev')).toContain('Europe/Kiev')
  expect(zones('UTC').filter((zone) => zone === 'UTC')).toHaveLength(1)
})
