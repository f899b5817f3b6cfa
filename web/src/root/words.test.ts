import { expect, it } from 'vitest'
import { learn, type Figures } from './data'
import figures from './preview/figures.json'
import paths from './preview/paths.json'
import type { RootView } from './view'
import { byCard, help, named } from './words'

const { seats } = paths.view as unknown as RootView
const [seat] = seats
const printed = figures as unknown as Figures

// Without a catalogue a message says its own name.
it('calls a card as the edition does', () => {
  learn(printed)
  expect(named('card', 'dominance_fox')).toBe('card-dominance-fox')
  learn({ ...printed, called: { dominance_fox: 'military_victory' } })
  expect(named('card', 'dominance_fox')).toBe('card-military-victory')
  expect(named('card', 'dominance_mouse')).toBe('card-dominance-mouse')
  expect(named('suit', 'fox')).toBe('suit-fox')
  expect(help('anvil')).toBeNull()
})

it('tells by what a seat wins off the score track, and where its marker lies', () => {
  const won = { ...seat, dominance: 'dominance_fox' }
  expect(byCard(seat, seats)).toBe('')
  expect(byCard(won, seats)).toBe('area-dominance')
  expect(byCard({ ...won, along: 3, track: 10 }, seats)).toBe('area-dominance; area-along')
  expect(byCard({ ...won, aim: 1 }, seats)).toBe('area-dominance; area-aim')
})
