import { expect, it } from 'vitest'
import { outlineOf, type Heading } from './outline'
import { progressOf } from './seen'

const HEADINGS: Heading[] = [
  { phase: 'birdsong', name: 'emergency-orders', law: 'root:7.4.1' },
  { phase: 'birdsong', name: 'add-to-decree', law: 'root:7.4.2' },
  { phase: 'daylight', name: 'craft', law: 'root:7.5.1' },
  { phase: 'daylight', name: 'resolve-decree', law: 'root:7.5.2' },
  { phase: 'evening', name: 'draw', law: 'root:7.6.2' },
]

it('ticks what is done and marks where the turn is', () => {
  const parts = outlineOf('root', HEADINGS, { now: 3, done: [0, 1, 2] })
  expect(parts.map(({ phase, state }) => [phase, state])).toEqual([
    ['birdsong', 'done'],
    ['daylight', 'now'],
    ['evening', 'later'],
  ])
  expect(parts[1].headings.map(({ state }) => state)).toEqual(['done', 'now'])
  expect(parts[1].headings[1].law).toBe('root:7.5.2')
})

it('does not tick what was put off', () => {
  const [, daylight] = outlineOf('root', HEADINGS, { now: 3, done: [0, 1] })
  expect(daylight.headings.map(({ state }) => state)).toEqual(['later', 'now'])
})

it('marks nothing in the turn of somebody else', () => {
  const parts = outlineOf('root', HEADINGS, null)
  expect(parts.flatMap(({ headings }) => headings).every(({ state }) => state === 'later')).toBe(true)
})

it('has one part if the turns of a game have no phases', () => {
  const parts = outlineOf('smallworld', [{ name: 'conquer', law: 'sw:conquest.cost' }], { now: 0, done: [] })
  expect(parts.map(({ title, state }) => [title, state])).toEqual([['', 'now']])
})

it('knows whose turn it is', () => {
  const view = { turn: 1, progress: { now: 2, done: [0] } }
  expect(progressOf(view, 1)).toEqual({ now: 2, done: [0] })
  expect(progressOf(view, 0)).toBeNull()
  expect(progressOf({ turn: 1 }, 1)).toBeNull()
  expect(progressOf(null, 0)).toBeNull()
})
