import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { everyone, portraitOf, type Kind } from './cast'

/** Whoever the catalogue of a game names, by what their messages begin with. */
function named(catalogue: string, prefix: string): string[] {
  const text = readFileSync(`../src/copse/locale/en/${catalogue}.ftl`, 'utf8')
  const names = [...text.matchAll(new RegExp(`^${prefix}-([a-z0-9-]+) =`, 'gm'))].map(([, name]) => name)
  return names.map((name) => name.replaceAll('-', '_')).filter((name) => !/^none$|^early_/.test(name))
}
const drawnOf = (kinds: Kind[]): string[] =>
  everyone()
    .filter(([kind]) => kinds.includes(kind))
    .map(([, of]) => of)

test('every faction, bot, hireling, character, race and agent has a portrait', () => {
  expect(drawnOf(['faction', 'bot'])).toEqual(expect.arrayContaining(named('root', 'faction')))
  expect(drawnOf(['hireling'])).toEqual(expect.arrayContaining(named('root', 'hireling')))
  expect(drawnOf(['character'])).toEqual(expect.arrayContaining(named('root', 'character')))
  expect(drawnOf(['race'])).toEqual(expect.arrayContaining(named('smallworld', 'race')))
  expect(drawnOf(['agent'])).toEqual(
    expect.arrayContaining(named('agents', 'level').filter((level) => level !== 'nobody' && level !== 'someone')),
  )
})

test('no two are drawn alike, and each has something telling beside it', () => {
  const all = everyone().map(([kind, of]) => portraitOf(kind, of))
  expect(new Set(all.map(({ bust, head }) => JSON.stringify([bust, head]))).size).toBe(all.length)
  for (const { telling, scene } of all) expect(telling.length * scene.length).toBeGreaterThan(0)
})

test('whoever is not known stays under a hood', () => {
  expect(portraitOf('race', 'badgers')).toBe(portraitOf('race', 'someone'))
})
