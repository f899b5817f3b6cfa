import { describe, expect, it } from 'vitest'
import type { Action } from './api'
import { askedOf, byVerb, countOf, filled, found, narrow, offers, point, verbsOf } from './choose'

function action(text: string, fields: Action['fields'] = {}): Action {
  return { text, label: text, verb: text.split(' ')[0], law: 'root:1', fields }
}
const move = (origin: number, target: number, count: number): Action =>
  action(`move ${origin}>${target} x${count}`, { origin, target, count })

const pass = action('pass')
const battle = action('battle 5 1', { clearing: 5, seat: 1 })
const build = action('build sawmill 9', { piece: 'sawmill', clearing: 9 })
const moves = [move(5, 9, 1), move(5, 9, 2), move(5, 9, 3), move(9, 5, 1), move(5, 10, 1)]
const all = [pass, battle, build, ...moves]
const texts = (list: readonly Action[]): string[] => list.map(({ text }) => text)

describe('narrowing', () => {
  it('leaves everything while nothing is pointed at', () => {
    expect(narrow(all, {})).toEqual(all)
  })

  it('takes a place as where an action starts, whatever the field is called', () => {
    expect(texts(narrow(all, { clearing: 5 }))).toEqual([
      'battle 5 1',
      'move 5>9 x1',
      'move 5>9 x2',
      'move 5>9 x3',
      'move 5>10 x1',
    ])
    expect(narrow(all, { origin: 5 })).toEqual(narrow(all, { clearing: 5 }))
  })

  it('joins what is pointed at one after the other', () => {
    expect(texts(narrow(all, { clearing: 5, target: 9 }))).toEqual(['move 5>9 x1', 'move 5>9 x2', 'move 5>9 x3'])
  })

  it('does not confuse things that are no places', () => {
    expect(texts(narrow(all, { seat: 1 }))).toEqual(['battle 5 1'])
    expect(narrow(all, { card: 'anvil' })).toEqual([])
  })
})

describe('pointing', () => {
  it('adds, and takes back what is pointed at again', () => {
    const once = point(all, {}, 'origin', 5)
    expect(once).toEqual({ origin: 5 })
    expect(point(all, once, 'origin', 5)).toEqual({})
  })

  it('begins anew where nothing fits both', () => {
    expect(point(all, { origin: 5 }, 'piece', 'sawmill')).toEqual({ piece: 'sawmill' })
  })

  it('changes nothing where nothing fits at all', () => {
    expect(point(all, { origin: 5 }, 'card', 'anvil')).toEqual({ origin: 5 })
  })
})

describe('offers', () => {
  it('are one for all amounts of the same thing, the least first', () => {
    const found = offers([move(5, 9, 3), move(5, 9, 1), pass, move(5, 10, 1)])
    expect(found.map((offer) => texts(offer.actions))).toEqual([
      ['move 5>9 x1', 'move 5>9 x3'],
      ['pass'],
      ['move 5>10 x1'],
    ])
  })

  it('know amounts under each name that a verb gives them', () => {
    expect(countOf(action('encamp 3 x2', { region: 3, n: 2 }))).toBe(2)
    expect(countOf(battle)).toBeNull()
  })

  it('are grouped by verb in the order in which the verbs come', () => {
    expect(byVerb(offers(all)).map(({ verb, offers }) => [verb, offers.length])).toEqual([
      ['pass', 1],
      ['battle', 1],
      ['build', 1],
      ['move', 3],
    ])
  })
})

describe('verbs', () => {
  it('are picks like others', () => {
    expect(texts(narrow(all, { verb: 'build' }))).toEqual(['build sawmill 9'])
    expect(point(all, {}, 'verb', 'move')).toEqual({ verb: 'move' })
    expect(point(all, { verb: 'move' }, 'verb', 'move')).toEqual({})
    expect(verbsOf(all)).toEqual(['pass', 'battle', 'build', 'move'])
  })

  it('stay when another thing is pointed at, and go when they cannot use it', () => {
    expect(point(all, { verb: 'move', origin: 5 }, 'origin', 9)).toEqual({ verb: 'move', origin: 9 })
    expect(point(all, { verb: 'move', origin: 5 }, 'seat', 1)).toEqual({ seat: 1 })
  })
})

it('fills fields with one answer by itself', () => {
  expect(filled(narrow(moves, { origin: 9 }), { verb: 'move' })).toEqual({ verb: 'move', origin: 9, target: 5 })
  expect(filled(all, {})).toEqual({})
})

describe('what is asked next', () => {
  it('is nothing while the verb is open', () => {
    expect(askedOf(all)).toBeNull()
  })

  it('is the first field in which the actions of a verb differ', () => {
    expect(askedOf(moves)).toEqual({ field: 'origin', values: [5, 9] })
    expect(askedOf(narrow(moves, { origin: 5 }))).toEqual({ field: 'target', values: [9, 10] })
  })

  it('is no field with a single answer, and no amount', () => {
    expect(askedOf(narrow(moves, { origin: 5, target: 9 }))).toBeNull()
    expect(askedOf([battle])).toBeNull()
    expect(askedOf([action('encamp 3 x1', { region: 3, n: 1 }), action('encamp 3 x2', { region: 3, n: 2 })])).toBeNull()
  })

  it('goes through the fields of any verb', () => {
    const decree = ['recruit', 'move'].flatMap((column) =>
      ['anvil', 'sword'].map((card) => action(`decree ${card}:${column}`, { card, column })),
    )
    expect(askedOf(decree)).toEqual({ field: 'card', values: ['anvil', 'sword'] })
    expect(askedOf(narrow(decree, { card: 'anvil' }))).toEqual({ field: 'column', values: ['recruit', 'move'] })
    const delve = action('delve 3 14 tablet', { clearing: 3, place: 14, relic: 'tablet' })
    expect(askedOf([delve, action('delve 3 14 figure', { clearing: 3, place: 14, relic: 'figure' })])?.field).toBe(
      'relic',
    )
  })
})

it('finds labels by any of their words, in any order and case', () => {
  expect(found('Build a sawmill in 9', 'SAW build')).toBe(true)
  expect(found('Build a sawmill in 9', 'recruit')).toBe(false)
  expect(found('anything', '  ')).toBe(true)
})
