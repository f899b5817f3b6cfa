// Formats of times and of names of files.

/** Seconds as 2:05 or 1:00:05, or in days (3 d) from two days on. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  if (whole >= 2 * 86400) return `${Math.floor(whole / 86400)} d`
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60]
  const shown = parts[0] > 0 ? parts : parts.slice(1)
  return shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}

/** Converts a word to characters that file names allow. */
export const fileName = (name: string): string =>
  name
    .trim()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'copse'

/** A moment in seconds since 1970 as day and time, such as "Fri, Nov 20, 6:00 PM". */
export const moment = (seconds: number, language: string): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  }).format(seconds * 1000)

/** A moment in seconds since 1970 with its year. */
export const dated = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at * 1000)

const UNITS = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** How long ago a moment is, such as "2 hours ago". The moment is in seconds since 1970. */
export function ago(moment: number, language: string): string {
  const past = Math.max(0, Date.now() / 1000 - moment)
  const [unit, length] = UNITS.find(([, length]) => past >= length) ?? UNITS[2]
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(past / length), unit)
}

/** How far ahead a moment is, such as "in 3 days". The moment is in seconds since 1970. */
export function ahead(moment: number, language: string): string {
  const left = Math.max(0, moment - Date.now() / 1000)
  const [unit, length] = UNITS.find(([, length]) => left >= length) ?? UNITS[2]
  return new Intl.RelativeTimeFormat(language, { numeric: 'always' }).format(Math.round(left / length), unit)
}

/** A moment with the reader's time zone, such as "Fri, Nov 20, 6:00 PM GMT+1". */
export const zoned = (seconds: number, language: string): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(seconds * 1000)
