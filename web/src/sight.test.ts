// Colours as they look to the colour-blind (Machado, Oliveira and Fernandes 2009, of full severity): what stands side by
// side on a board is apart by its colour, or has a drawing of its own beside it.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GLYPHS, glyphOf, isGlyph } from './root/glyphs'
import figures from './root/preview/figures.json'

const css = readFileSync(new URL('style.css', import.meta.url), 'utf8')
const declared = new Map(
  [...css.matchAll(/--([\w-]+): (light-dark\([^)]*\)|#\w{6});/g)].map(([, name, value]) => [name, value]),
)

const SIGHT: Record<string, number[][]> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

type Scheme = 'light' | 'dark'

function linear(name: string, scheme: Scheme): number[] {
  const found = declared.get(name)!.match(/#\w{6}/g)!
  const hex = found[scheme === 'dark' ? found.length - 1 : 0]
  return [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
}

/** A colour as someone sees it, in CIE L*a*b*, where equal steps look equally far. */
function seen(name: string, scheme: Scheme, sight: number[][]): number[] {
  const raw = linear(name, scheme)
  const [r, g, b] = sight.map((row) =>
    Math.max(
      0,
      Math.min(
        1,
        row.reduce((sum, share, at) => sum + share * raw[at], 0),
      ),
    ),
  )
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const apart = (one: string, other: string, scheme: Scheme, sight: number[][]): number => {
  const [a, b] = [one, other].map((name) => seen(name, scheme, sight))
  return Math.hypot(...a.map((part, at) => part - b[at]))
}

const pairs = (names: readonly string[]): [string, string][] =>
  names.flatMap((one, at) => names.slice(at + 1).map((other): [string, string] => [one, other]))

const SUITS = ['fox', 'rabbit', 'mouse', 'bird']
const SEATS = [0, 1, 2, 3, 4, 5].map((seat) => `seat-${seat}`)
const FACTIONS = Object.keys(figures.factions) // bots too

/** So far apart two colours must be told at a glance, and so far where a drawing helps. */
const [GLANCE, WITH_SIGN] = [18, 12]

describe.each(Object.entries(SIGHT))('with %s sight', (_, sight) => {
  describe.each<Scheme>(['light', 'dark'])('in the %s', (scheme) => {
    it.each([
      ['eyrie', 'corvids'],
      ['alliance', 'corvids'], // sympathy and plots
      ...pairs(SEATS),
    ])('%s and %s are told at a glance', (one, other) => {
      expect(apart(one, other, scheme, sight)).toBeGreaterThanOrEqual(GLANCE)
    })

    it.each([...pairs(SUITS), ['electric_eyrie', 'cogwheel_corvids']])('%s and %s are apart', (one, other) => {
      expect(apart(one, other, scheme, sight)).toBeGreaterThanOrEqual(WITH_SIGN)
    })
  })
})

it.each<[Scheme, number]>([
  ['light', 40],
  ['dark', 20],
])('pieces stand out from their clearing in the %s', (scheme, least) => {
  for (const faction of FACTIONS.filter((name) => name !== 'vagabond2'))
    // that has a dark rim
    expect([faction, apart(faction, 'clearing', scheme, SIGHT.full) >= least]).toEqual([faction, true])
})

it('whatever may be of one colour to some has a drawing of its own', () => {
  const drawn = (name: string): string => JSON.stringify(GLYPHS[glyphOf(name)])
  for (const names of [SUITS, FACTIONS, ['sympathy', 'plot', 'bomb', 'snare', 'raid', 'extortion']]) {
    expect(names.every(isGlyph)).toBe(true)
    const signs = names.filter((name) => name !== 'vagabond2') // that is told by its pale body
    expect(new Set(signs.map(drawn)).size).toBe(signs.length)
  }
})
