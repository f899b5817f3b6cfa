import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import catalogue from '../../../src/copse/locale/en/root.ftl?raw'
import { CRESTS } from './crests'
import { GLYPHS, colourOf, glyphOf } from './glyphs'
import figures from './preview/figures.json'

const css = readFileSync(new URL('../style.css', import.meta.url), 'utf8')
const idsOf = (kind: string): string[] =>
  [...catalogue.matchAll(new RegExp(`^${kind}-([a-z0-9-]+) =`, 'gm'))].map(([, id]) => id.replaceAll('-', '_'))
/** Factions are those that the rules offer: the words have more. How landmarks are printed is an option. */
const ids = [
  ...Object.keys(figures.factions),
  ...['hireling', 'landmark', 'piece', 'item', 'suit'].flatMap(idsOf),
].filter((id) => !id.startsWith('printing_'))

it('every faction, hireling, landmark, piece, item and suit has a drawing', () => {
  expect(ids.length).toBeGreaterThan(100)
  expect(ids.filter((id) => glyphOf(id) === 'piece')).toEqual([])
})

it('every colour of a drawing is one of the page', () => {
  const colours = new Set(ids.map((id) => /^var\((--\w+)\)$/.exec(colourOf(id))?.[1]))
  expect([...colours].filter((colour) => !css.includes(`  ${colour}: `))).toEqual([])
})

it('both sides of a card of hirelings have its colour, and drawings of their own', () => {
  expect(['highway_bandits', 'bandit_gangs'].map(colourOf)).toEqual(Array(2).fill('var(--highway_bandits)'))
  const hirelings = idsOf('hireling').map(glyphOf)
  expect(new Set(hirelings.map((name) => GLYPHS[name])).size).toBe(hirelings.length)
})

it('a bot has the colour and the sign of a clockwork: that of the faction it replaces, and a cog', () => {
  const bots = Object.entries(figures.factions).flatMap(([name, printed]) =>
    'replaces' in printed ? [{ name, replaces: printed.replaces }] : [],
  )
  expect(bots.length).toBe(8)
  for (const { name, replaces } of bots) {
    const [own, old] = [name, replaces].map((id) => GLYPHS[glyphOf(id)])
    expect(own.slice(0, old.length)).toEqual(old)
    expect(own.slice(old.length)).toHaveLength(3)
    expect(colourOf(name)).toBe(`var(--${name})`)
  }
})

it('a drawing has the colour of whose it is, and what is made by hand that of wood', () => {
  expect(['corvids', 'plot', 'base_fox', 'waystation_figure_tablet', 'sword', 'figure_2'].map(colourOf)).toEqual(
    ['corvids', 'corvids', 'alliance', 'keepers', 'wood', 'wood'].map((colour) => `var(--${colour})`),
  )
})

it('the package draws boards with these signs and colours (`npm test -- -u` writes them)', async () => {
  const drawn = ids.filter((id) => !catalogue.includes(`\nitem-${id} =`))
  const names = [...new Set([...drawn.map(glyphOf), 'ruin', 'stranger', 'warlord'] as const)].sort()
  const colours = Object.fromEntries(
    [...css.matchAll(/^ {2}--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})/gm)].map(([, name, colour]) => [name, colour]),
  )
  const signs = Object.fromEntries(
    names.map((name) => [name, { colour: colourOf(name).slice(6, -1), drawing: GLYPHS[name] }]),
  )
  const used = ['woodland', 'clearing', 'path', 'river', 'forest', ...Object.values(signs).map(({ colour }) => colour)]
  const content = {
    colours: Object.fromEntries(used.sort().map((name) => [name, colours[name]])),
    crests: CRESTS,
    signs,
  }
  await expect(`${JSON.stringify(content, null, 1)}\n`).toMatchFileSnapshot(
    '../../../src/copse/root/drawing/signs.json',
  )
})
