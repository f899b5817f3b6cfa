import { describe, expect, it } from 'vitest'
import type { Action, Preview } from '../api'
import { ghostOf, itemsAhead, piecesAt, rulerAt, signed } from './ghost'

const action = (verb: string, fields: Action['fields']): Action => ({ text: verb, label: '', verb, law: '', fields })
const preview = (given: Partial<Preview>): Preview => ({
  revision: 0,
  points: [],
  rulers: [],
  pieces: [],
  held: [],
  hands: [],
  items: [],
  rest: '',
  ends_turn: false,
  odds: null,
  forecast: [],
  ...given,
})

describe('a ghost', () => {
  it('has its arrow without the server, from the fields of the action', () => {
    expect(ghostOf(action('move', { origin: 5, target: 9, count: 2 }), null)).toMatchObject({ way: [5, 9], place: 9 })
    expect(ghostOf(action('build', { clearing: 4 }), null)).toMatchObject({ way: null, place: 4 })
  })

  it('follows a piece that leaves one place and comes to another', () => {
    const pieces = [
      { place: 3, party: 0, piece: 'pawn', change: -1 },
      { place: 7, party: 0, piece: 'pawn', change: 1 },
    ]
    expect(ghostOf(action('go', { place: 7 }), preview({ pieces }))).toMatchObject({ way: [3, 7], place: 7 })
  })

  it('tells what comes, goes and rules where', () => {
    const ghost = ghostOf(
      action('recruit', {}),
      preview({ pieces: [{ place: 2, party: 1, piece: 'warrior', change: 2 }], rulers: [{ place: 2, party: null }] }),
    )
    expect(piecesAt(ghost, 2)).toHaveLength(1)
    expect(piecesAt(ghost, 3)).toEqual([])
    const spends = ghostOf(action('explore', {}), preview({ items: [{ name: 'torch', change: -1 }] }))
    expect([itemsAhead(spends, 'torch'), itemsAhead(spends, 'boots'), itemsAhead(null, 'torch')]).toEqual([-1, 0, 0])
    expect(rulerAt(ghost, 2)).toBeNull()
    expect(rulerAt(ghost, 3)).toBeUndefined()
    expect([signed(2), signed(-3)]).toEqual(['+2', '−3'])
  })
})
