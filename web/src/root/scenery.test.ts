import { describe, expect, it } from 'vitest'
import { CRESTS } from './crests'
import { MAPS } from './data'
import { HEIGHT, RADIUS, WIDTH, ground, onPath } from './geometry'
import figures from './preview/figures.json'
import { rowsOf } from './scenery'

describe.each(Object.keys(MAPS))('the map %s', (name) => {
  const map = ground(name)
  const sites = [...map.clearings.values()]
  const away = (one: { x: number; y: number }, other: { x: number; y: number }): number =>
    Math.hypot(one.x - other.x, one.y - other.y)
  const steps = [...map.paths, ...map.closed].flatMap((path) =>
    Array.from({ length: 41 }, (_, step) => onPath(map, path, step / 40)),
  )

  it('has no tree on a path or in a clearing', () => {
    expect(map.trees.length).toBeGreaterThan(100)
    for (const tree of map.trees) {
      expect(Math.min(...sites.map((site) => away(site, tree)))).toBeGreaterThan(RADIUS + 12)
      expect(Math.min(...steps.map((step) => away(step, tree)))).toBeGreaterThan(20)
    }
  })

  it('keeps the spot for pawns in a forest free of trees', () => {
    for (const { at, thicket } of map.forests) {
      expect(thicket).not.toBe('')
      expect(Math.min(...map.trees.map((tree) => away(at, tree)))).toBeGreaterThan(36)
    }
  })

  it('has homes beside every clearing, beside no path and under no sign', () => {
    for (const site of sites) {
      expect(site.rim.length).toBeGreaterThan(0)
      for (const { x, y } of site.rim) {
        expect(Math.min(...steps.map((step) => away(step, { x: site.x + x, y: site.y + y })))).toBeGreaterThan(30)
        expect(Math.abs(x) > 40 || y > 0).toBe(true)
      }
    }
  })

  it('has bridges only on the map', () => {
    for (const { x, y } of map.bridges) expect(x > 0 && y > 0 && x < WIDTH && y < HEIGHT).toBe(true)
  })
})

it('draws trees farther back first', () => {
  const [back, front] = rowsOf([
    { x: 0, y: 90, size: 1, kind: 0 },
    { x: 0, y: 10, size: 1, kind: 0 },
  ])
  expect(back.trunks).toContain(',19')
  expect(front.trunks).toContain(',99')
})

it('every faction has an outline of its own, and a bot that of the faction it replaces', () => {
  const own = Object.entries(figures.factions).filter(
    ([name, printed]) => name !== 'vagabond2' && !('replaces' in printed),
  )
  expect(new Set(own.map(([name]) => CRESTS[name])).size).toBe(own.length)
  for (const [name, printed] of Object.entries(figures.factions))
    if ('replaces' in printed) expect(CRESTS[name]).toBe(CRESTS[printed.replaces])
})
