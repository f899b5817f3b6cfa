import { describe, expect, it } from 'vitest'
import type { Action } from '../api'
import { droppedOn, dropsOf, inAmount } from './drag'

const action = (verb: string, fields: Action['fields']): Action => ({
  text: `${verb} ${Object.values(fields).join(' ')}`,
  label: '',
  verb,
  law: '',
  fields,
})

describe('what can be dragged', () => {
  const marches = [1, 2, 3].map((count) => action('move', { origin: 5, target: 9, count }))
  const battle = action('battle', { clearing: 5, seat: 1 })
  const craft = action('craft', { card: 'anvil' })
  const slip = action('recruit_with', { card: 'anvil', clearing: 2 })
  const deploy = action('deploy', { region: 4, count: 1 })
  const all = [...marches, battle, craft, slip, deploy]

  it('is a stack: to where it may go, and onto an enemy beside it', () => {
    const drops = dropsOf(all, 'piece 5 0 warrior', 0)
    expect([...drops.keys()]).toEqual(['place 9', 'piece 5 1'])
    expect(drops.get('place 9')).toEqual(marches)
    expect(droppedOn('piece 5 1 warrior')).toContain('piece 5 1')
  })

  it('is a card: to the place it names, or to the board and the pile', () => {
    expect([...dropsOf(all, 'card anvil', 0).keys()]).toEqual(['seat 0', 'discard', 'place 2'])
  })

  it('is what is in hand, to a region', () => {
    expect([...dropsOf(all, 'hand', 0).keys()]).toEqual(['place 4'])
  })

  it('is nothing of others', () => {
    expect(dropsOf(all, 'piece 5 1 warrior', 0).size).toBe(0)
    expect(dropsOf(all, 'card sword', 0).size).toBe(0)
  })

  it('is a stack that one commands, and then none of one’s own', () => {
    expect([...dropsOf(all, 'piece 5 4 warrior', 0, 4).keys()]).toEqual(['place 9', 'piece 5 1'])
    expect(dropsOf(all, 'piece 5 0 warrior', 0, 4).size).toBe(0)
    expect(dropsOf(all, 'card anvil', 0, 4).size).toBe(3)
  })

  it('is a stack of an ally that comes along, the way that one went', () => {
    const along = [1, 2].map((count) => action('bring', { seat: 2, count }))
    const drops = dropsOf([...along, action('pass', {})], 'piece 5 2 warrior', 0, 0, [5, 9])
    expect([...drops]).toEqual([['place 9', along]])
    expect(dropsOf(along, 'piece 9 2 warrior', 0, 0, [5, 9]).size).toBe(0)
    expect(dropsOf(along, 'piece 5 2 warrior', 0).size).toBe(0)
  })

  it('goes in the amount that is wished for, or as near as there is', () => {
    expect(inAmount(marches, 2)).toBe(marches[1])
    expect(inAmount(marches, 99)).toBe(marches[2])
  })
})
