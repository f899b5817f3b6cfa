import { describe, expect, it } from 'vitest'
import type { Action, Blocked } from '../api'
import { blockedAt, pickable } from './illegal'

const blocked = (text: string, fields: Record<string, number | string>, law: string): Blocked => ({
  action: { text, label: text, verb: text.split(' ')[0], law: 'root:1', fields },
  law,
  why: law,
})
const build = blocked('build sawmill 5', { piece: 'sawmill', clearing: 5 }, 'root:2.2.3')
const battle = blocked('battle 5 1', { clearing: 5, seat: 1 }, 'root:4.3')
const craft = blocked('craft anvil', { card: 'anvil' }, 'root:4.1')
const all = [build, battle, craft]

describe('what is blocked about a thing', () => {
  it('is told of places, pieces and cards', () => {
    expect(blockedAt(all, 'place 5', undefined)).toEqual([build, battle])
    expect(blockedAt(all, 'piece 5 1 warrior', undefined)).toEqual([battle])
    expect(blockedAt(all, 'card anvil', undefined)).toEqual([craft])
    expect(blockedAt(all, 'place 6', undefined)).toEqual([])
  })

  it('is that of the chosen verb first', () => {
    expect(blockedAt(all, 'place 5', 'battle')).toEqual([battle])
    expect(blockedAt(all, 'place 5', 'recruit')).toEqual([build, battle])
  })

  it('names each paragraph once', () => {
    const again = blocked('build workshop 5', { piece: 'workshop', clearing: 5 }, 'root:2.2.3')
    expect(blockedAt([build, again], 'place 5', undefined)).toEqual([build])
  })

  it('is nothing for what nobody would try to use', () => {
    expect(blockedAt(all, 'deck', undefined)).toBeNull()
    expect(blockedAt(all, 'score 1', undefined)).toBeNull()
  })
})

it('tells what of the same kind can be picked instead', () => {
  const action = (fields: Action['fields']): Action => ({ text: '', label: '', verb: '', law: '', fields })
  const open = [
    action({ origin: 5, target: 9 }),
    action({ origin: 5, target: 1 }),
    action({ piece: 'sawmill', clearing: 1 }),
    action({ card: 'anvil' }),
  ]
  expect(pickable(open, 'place 12')).toEqual([
    ['clearing', 1],
    ['origin', 5],
  ])
  expect(pickable(open, 'card cobbler')).toEqual([['card', 'anvil']])
  expect(pickable(open.slice(3), 'piece 12 0 warrior')).toEqual([])
})
