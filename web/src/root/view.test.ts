import { expect, it } from 'vitest'
import paths from './preview/paths.json'
import { heapsOf, holderOf, partiesOf, type RootView } from './view'

const view = paths.view as unknown as RootView
const parties = partiesOf(view)
const [exile, bandits] = ['the_exile', 'highway_bandits'].map((name) => parties.findIndex((one) => one.name === name))

it('numbers hirelings on from the seats', () => {
  expect(parties.map(({ name }) => name)).toEqual([
    ...view.seats.map(({ faction }) => faction),
    ...view.hirelings!.map(({ name }) => name),
  ])
  const standing = view.clearings.flatMap(({ pieces }) => pieces.map(({ seat }) => seat))
  expect(Math.max(...standing)).toBeLessThan(parties.length)
})

it('knows who controls a hireling, and that a seat is controlled by nobody else', () => {
  expect(holderOf(parties, bandits)).toBe('eyrie')
  expect(holderOf(parties, exile)).toBeNull()
  expect(holderOf(parties, 0)).toBeNull()
})

it('tells track and satchel apart where the edition does', () => {
  const items = { ready: { boots: 1, tea: 2, bag: 1 }, spent: { bag: 1 }, damaged: {}, damaged_spent: {} }
  const board = { character: null, items, relations: {}, aids: [], done: [] }
  expect(heapsOf(board)).toEqual(items)
  expect(Object.entries(heapsOf({ ...board, track: { tea: 1, bag: 1 } }))).toEqual([
    ['track', { tea: 1, bag: 1 }],
    ['satchel', { boots: 1, tea: 1 }],
    ['spent', { bag: 1 }],
    ['damaged', {}],
    ['damaged_spent', {}],
  ])
})
