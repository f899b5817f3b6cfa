import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BotInfo, GameInfo, Option } from '../api'
import { againstBots, readBot, usualBot, writeBot } from './bots'

const bot = (name: string, replaces: string, more: Partial<BotInfo> = {}): BotInfo => ({
  name,
  replaces,
  difficulties: ['easy', 'normal', 'challenging', 'nightmare'],
  traits: ['relentless', 'swoop'],
  roles: [],
  ...more,
})
const EYRIE = bot('electric_eyrie', 'eyrie')
const VAGABOT = bot('vagabot', 'vagabond', { traits: ['helper'], roles: ['thief', 'tinker'] })
const factions = { name: 'factions', default: ['marquise', 'eyrie', 'alliance', 'vagabond'] } as Partial<Option>
const root = { options: [factions], bots: [EYRIE, bot('automated_alliance', 'alliance'), VAGABOT] } as GameInfo

test('a bot is read from its text and written back', () => {
  for (const text of ['electric_eyrie', 'electric_eyrie:nightmare+relentless+swoop', 'electric_eyrie:easy']) {
    expect(writeBot(EYRIE, readBot(text, EYRIE))).toBe(text)
  }
  expect(readBot('vagabot:tinker+easy+helper', VAGABOT)).toEqual({
    difficulty: 'easy',
    role: 'tinker',
    traits: ['helper'],
  })
})

test('a bot without words is normal, without traits, and plays its first role, which is named', () => {
  expect(readBot('vagabot', VAGABOT)).toEqual({ difficulty: 'normal', role: 'thief', traits: [] })
  expect(usualBot(VAGABOT)).toBe('vagabot:thief')
  expect(usualBot(EYRIE)).toBe('electric_eyrie')
})

test('against bots you play the first faction, and whoever helps you the third', () => {
  expect(againstBots(root, false)).toEqual(['marquise', 'electric_eyrie', 'automated_alliance', 'vagabot:thief'])
  expect(againstBots(root, true)).toEqual(['marquise', 'electric_eyrie', 'alliance', 'vagabot:thief'])
})

test('every trait and role that has a name has its sentence in every language', () => {
  for (const language of ['en', 'ru', 'uk']) {
    const words = readFileSync(`../src/copse/locale/${language}/root.ftl`, 'utf8')
    const named = [...words.matchAll(/^(?:trait|role)-[\w-]+ = .*\n(.*)/gm)]
    expect(named.length).toBeGreaterThan(40)
    for (const [whole, next] of named) expect(next, whole).toMatch(/^ +\.help = ./)
  }
})
