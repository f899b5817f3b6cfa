import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { LogLine } from '../api'
import { doerOf, kindOf, touches } from '../kinds'
import { cueOf, SILENT, Thinning, VOICES } from './score'

const line = (what: string, args: LogLine['args'] = {}): LogLine => ({ n: 0, text: '', law: '', what, args })
const events = ['root', 'smallworld'].flatMap((game) => {
  const text = readFileSync(new URL(`../../../src/copse/locale/en/${game}.ftl`, import.meta.url), 'utf8')
  return [...text.matchAll(/^event-([\w-]+) =/gm)].map(([, id]) => id.replaceAll('-', '_'))
})

it('knows of every event of both games what kind it is, and how it sounds or why it does not', () => {
  expect(events.length).toBeGreaterThan(160)
  expect(events.filter((what) => kindOf({ what }) === undefined)).toEqual([])
  const unheard = events.filter((what) => !cueOf(line(what), 0)).map((what) => kindOf({ what })!)
  expect(unheard.filter((kind) => !SILENT[kind])).toEqual([])
})

it('uses every voice; that of one’s turn and that of riverboats are played for more than an event', () => {
  const figures = [
    line('flipped', { piece: 'bomb' }),
    line('crafted', { card: 'favor_of_the_mice' }),
    line('bought', { service: 'riverboats' }),
    line('scored', { points: 2 }),
  ]
  const used = new Set([...events.map((what) => line(what)), ...figures].map((each) => cueOf(each, 0)?.voice))
  expect(VOICES.filter((voice) => !used.has(voice))).toEqual(['turn'])
})

it('takes one step a point, and plays what others do more softly', () => {
  expect(cueOf(line('scored', { seat: 1, points: 3 }), 1)).toEqual({ voice: 'chime', steps: 3, loudness: 1 })
  expect(cueOf(line('scored', { seat: 1, points: 9 }), 0)?.steps).toBe(5)
  expect(cueOf(line('scored', { seat: 1, points: 1 }), 0)!.loudness).toBeLessThan(1)
  expect(cueOf(line('removed', { seat: 0, by: 1, count: 2 }), 0)!.loudness).toBe(1)
  expect(cueOf(line('scored', { seat: 1, hidden: 1 }), 0)?.voice).toBe('coins')
  expect(cueOf(line('something_new'), 0)).toBeNull()
})

it('thins what comes at once', () => {
  const thinning = new Thinning()
  const times = Array.from({ length: 20 }, () => thinning.when('wood', 1)).filter((at) => at !== null)
  expect(times).toEqual([1])
  const more = VOICES.map((voice) => thinning.when(voice, 1)).filter((at) => at !== null)
  expect(more.length).toBeGreaterThan(4)
  expect(more.length).toBeLessThan(10)
  expect(thinning.when('wood', 5)).toBe(5)
})

it('reads from a line who did it and whom it touches', () => {
  expect(doerOf(line('removed', { seat: 0, by: 2 }))).toBe(2)
  expect(doerOf(line('battled', { attacker: 1, defender: 0 }))).toBe(1)
  expect(doerOf(line('rolled', { attacker: 2, defender: 1 }))).toBeNull()
  expect(doerOf(line('reshuffled'))).toBeNull()
  expect(touches(line('battled', { attacker: 1, defender: 0 }), 0)).toBe(true)
  expect(touches(line('rolled', { attacker: 2, defender: 1 }), 1)).toBe(false)
  expect(touches(line('moved', { seat: 1, origin: 0, target: 2 }), 0)).toBe(false)
})
