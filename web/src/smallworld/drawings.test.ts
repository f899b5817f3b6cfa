import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import catalogue from '../../../src/copse/locale/en/smallworld.ftl?raw'
import { SHEETS } from './glyphs'
import { chartFor, type Point } from './map'

const idsOf = (kind: string): string[] =>
  [...catalogue.matchAll(new RegExp(`^${kind}-([a-z-]+) =`, 'gm'))].map(([, id]) => id.replaceAll('-', '_'))

describe('glyphs', () => {
  it('every race and power has a drawing of its own', () => {
    expect(Object.keys(SHEETS.race)).toEqual(expect.arrayContaining(idsOf('race')))
    expect(Object.keys(SHEETS.power)).toEqual(expect.arrayContaining(idsOf('power')))
    expect(Math.min(idsOf('race').length, idsOf('power').length)).toBeGreaterThan(0)
  })

  it('every marker has a drawing', () => {
    const markers = idsOf('marker').filter((id) => id !== 'lost_tribe')
    expect(Object.keys(SHEETS.piece).sort()).toEqual(markers.sort())
  })
})

it('the package draws maps with these signs and colours (`npm test -- -u` writes them)', async () => {
  const css = readFileSync(new URL('../style.css', import.meta.url), 'utf8')
  const used = /^ {2}--(farmland|forest|hill|mountain|swamp|sea|seat-\d): light-dark\((#[0-9a-f]{6})/gm
  const colours = Object.fromEntries([...css.matchAll(used)].map(([, name, colour]) => [name, colour]))
  const content = { colours, signs: { ...SHEETS.sign, ...SHEETS.race, ...SHEETS.piece } }
  await expect(`${JSON.stringify(content, null, 1)}\n`).toMatchFileSnapshot(
    '../../../src/copse/smallworld/drawing/signs.json',
  )
})

describe.each([2, 3, 4, 5])('the map for %i', (players) => {
  const apart = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by)
  const { regions, width, height } = chartFor(players)

  it('keeps everything on the sheet', () => {
    for (const { token, number, symbols } of regions) {
      for (const [x, y] of [token, number, ...symbols.map(({ at }) => at)]) {
        expect(x > 10 && y > 10 && x < width - 10 && y < height - 10).toBe(true)
      }
    }
  })

  it('leaves tokens, numbers and symbols legible beside each other', () => {
    for (const { token, number, symbols } of regions) {
      expect(apart(token, number)).toBeGreaterThan(38)
      for (const { at } of symbols) {
        expect(apart(at, token)).toBeGreaterThan(40)
        expect(apart(at, number)).toBeGreaterThan(20)
      }
    }
  })
})
