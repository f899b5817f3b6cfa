import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'
import { linesFor, orderOf, whereOf } from './agenda'
import type { Deed } from './data'
import figures from './preview/figures.json'
import type { BotBoard, Suit } from './view'

const bare = { difficulty: 'normal', traits: [] }
const deed = (what: string, orders: Suit[]): Deed => ({
  phase: 'daylight',
  what,
  law: 'bots:4.5.1',
  orders,
  figures: {},
})
const AGENDA = [deed('first', []), deed('second', ['fox', 'rabbit', 'mouse']), deed('third', ['bird'])]

it('goes by the order card that lies face up, and by none before it is revealed', () => {
  expect(orderOf({ ...bare, order: 'anvil' })).toEqual({ suit: 'fox', set: true })
  expect(orderOf({ ...bare, order: null })).toEqual({ suit: null, set: false })
})

it('tells apart an order that is set from one that may still change', () => {
  const lizards = (suit: Suit | null): BotBoard => ({ ...bare, order: null, suit, leaning: 'mouse' }) as BotBoard
  expect(orderOf(lizards('fox'))).toEqual({ suit: 'fox', set: true })
  expect(orderOf(lizards(null))).toEqual({ suit: 'mouse', set: false })
})

it('leaves out what another order would bring, and nothing while the order is unknown', () => {
  expect(linesFor(AGENDA, 'bird').map(({ what }) => what)).toEqual(['first', 'third'])
  expect(linesFor(AGENDA, 'mouse').map(({ what }) => what)).toEqual(['first', 'second'])
  expect(linesFor(AGENDA, null)).toEqual(AGENDA)
})

it('names the clearings of the order where that is known', () => {
  expect(AGENDA.map((line) => whereOf(line, null))).toEqual(['none', 'none', 'bird'])
  expect(whereOf(AGENDA[1], 'rabbit')).toBe('rabbit')
})

const locale = new URL('../../../src/copse/locale/', import.meta.url)
const languages = readdirSync(locale).filter((name) => !/[._]/.test(name))

it.each(languages)('every line of every bot can be said in %s', (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false })
  bundle.addResource(new FluentResource(readFileSync(new URL(`${language}/root.ftl`, locale), 'utf8')))
  const agendas = Object.values(figures.factions).flatMap((faction) => ('agenda' in faction ? [faction.agenda] : []))
  expect(agendas).toHaveLength(8)
  for (const { what, figures } of agendas.flat() as Deed[]) {
    const [id, attribute] = what.split('.')
    const message = bundle.getMessage(id)!
    const pattern = attribute ? message.attributes[attribute] : message.value!
    const problems: Error[] = []
    const text = bundle.formatPattern(pattern, { ...figures, where: 'HERE' }, problems)
    expect(problems, text).toEqual([])
  }
})
