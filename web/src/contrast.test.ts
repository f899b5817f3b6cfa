// Every colour of text on every ground it stands on, as style.css gives them: WCAG AA asks for a contrast of 4.5, and for
// 3 where letters are large or only a shape is to be seen.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import figures from './root/preview/figures.json'

const css = readFileSync(new URL('style.css', import.meta.url), 'utf8')
const declared = new Map(
  [...css.matchAll(/--([\w-]+): (light-dark\([^)]*\)|#\w{6});/g)].map(([, name, value]) => [name, value]),
)

type Scheme = 'light' | 'dark'

function colour(name: string, scheme: Scheme): number[] {
  const found = declared.get(name)!.match(/#\w{6}/g)!
  const hex = found[scheme === 'dark' ? found.length - 1 : 0]
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
}

function luminance(rgb: number[]): number {
  const [r, g, b] = rgb.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string, scheme: Scheme): number {
  const [dark, light] = [one, other].map((name) => luminance(colour(name, scheme))).sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const GROUNDS = ['paper', 'panel', 'raised']
const SEATS = [0, 1, 2, 3, 4, 5].map((seat) => `seat-${seat}`)
const TEXTS: [string, string[]][] = [
  ['ink', [...GROUNDS, 'clearing']],
  ['muted', [...GROUNDS, 'clearing']],
  ['accent', GROUNDS],
  ['danger', GROUNDS],
  ['on-accent', ['accent']],
  ['paper', ['danger', ...SEATS]],
  ...SEATS.map((seat): [string, string[]] => [seat, ['panel', 'raised']]),
]
const BOTS = Object.entries(figures.factions).flatMap(([name, printed]) => ('replaces' in printed ? [name] : []))
const SHAPES: [string, string[]][] = [['focus', GROUNDS], ...BOTS.map((bot): [string, string[]] => [bot, GROUNDS])]

describe.each<Scheme>(['light', 'dark'])('in the %s', (scheme) => {
  it.each(TEXTS)('%s can be read on its grounds', (text, grounds) => {
    for (const ground of grounds)
      expect(contrast(text, ground, scheme), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  })
  it.each(SHAPES)('%s can be seen on its grounds', (shape, grounds) => {
    for (const ground of grounds)
      expect(contrast(shape, ground, scheme), `${shape} on ${ground}`).toBeGreaterThanOrEqual(3)
  })
})
