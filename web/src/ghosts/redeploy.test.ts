import { describe, expect, it } from 'vitest'
import type { Action } from '../api'
import { evenly, placesOf, total } from './redeploy.svelte'

const deploy = (region: number, count: number): Action => ({
  text: `deploy ${region} x${count}`,
  label: '',
  verb: 'deploy',
  law: '',
  fields: { region, count },
})

describe('laying out', () => {
  it('is asked where every action puts some of a pile into one of several places', () => {
    expect(placesOf([deploy(3, 1), deploy(3, 2), deploy(8, 1), deploy(8, 2)])).toEqual([3, 8])
    expect(placesOf([deploy(3, 4)])).toEqual([])
    expect(placesOf([deploy(3, 1), { ...deploy(8, 1), verb: 'encamp' }])).toEqual([])
    expect(placesOf([deploy(3, 1), { ...deploy(8, 1), fields: { origin: 8, count: 1 } }])).toEqual([])
    expect(placesOf([])).toEqual([])
  })

  it('spreads evenly over what stands there already, and keeps what was laid', () => {
    const standing = new Map([
      [1, 1],
      [2, 3],
      [3, 1],
    ])
    const laid = evenly(new Map([[1, 1]]), [1, 2, 3], (place) => standing.get(place)!, 4)
    expect([...laid]).toEqual([
      [1, 3],
      [3, 2],
    ])
    expect(total(laid)).toBe(5)
  })
})
