// Times and time zones of notifications. The server counts minutes of the day; a field of the page says 08:30.
import type { ChannelInfo } from '../schema'

export const SCHEDULES: readonly ChannelInfo['schedule'][] = ['now', 'hour', 'day', 'off']

const two = (number: number): string => String(number).padStart(2, '0')

export const clockOf = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`

export function minuteOf(clock: string): number {
  const [hours, minutes] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** The time zones that this browser knows, with the one that is chosen. */
export const zones = (chosen: string): string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])].sort()
