import { expect, it } from 'vitest'
import { learn, type Figures } from '../root/data'
import figures from '../root/preview/figures.json'
import type { RootView, SeatView } from '../root/view'
import { toldAnew, tracksOf, type Track } from './tracks'

learn(figures as unknown as Figures)

const seat = (faction: string, board: object): SeatView =>
  ({ faction, board, supply: { warrior: 5 }, box: {}, turned: {} }) as unknown as SeatView
const table = (...seats: SeatView[]): RootView => ({ seats }) as RootView
const track = (view: RootView, line: string): Track =>
  tracksOf(view, 0).find((one) => one.line === `${view.seats[0].faction} ${line}`)!

it('tells the decree of the Electric Eyrie without the viziers that are printed', () => {
  const view = table(seat('electric_eyrie', { decree: { fox: ['anvil'], bird: ['vizier', 'armorers', 'armorers'] } }))
  const decree = track(view, 'decree')
  expect(decree.value).toEqual(['anvil', 'armorers', 'armorers'])
  expect(toldAnew(decree, ['anvil'])).toEqual(['electric_eyrie decree anvil'])
  expect(toldAnew(decree, [])).toEqual(['electric_eyrie decree none'])
})

it('counts the items of the Vagabot by their sides', () => {
  const items = { ready: 2, spent: 0, track: 1, track_spent: 0, damaged: 0, damaged_spent: 0 }
  const view = table(seat('vagabot', { items }))
  expect(tracksOf(view, 0).map(({ line }) => line)).toEqual([
    'box vagabot',
    ...Object.keys(items).map((side) => `vagabot ${side}`),
  ])
  expect(toldAnew(track(view, 'track_spent'), 3)).toEqual(['vagabot track_spent 3'])
})

it('tells warriors in a box by faction, without those of who owns the box', () => {
  const view = table(seat('riverfolk_robots', { market: [], payments: [0, 2] }), seat('marquise', {}))
  const payments = track(view, 'payments')
  expect(payments).toMatchObject({ offered: ['marquise'], value: { marquise: 2 } })
  expect(toldAnew(payments, { marquise: 3 })).toEqual(['riverfolk_robots payments marquise 3'])
})

it('names each item of the Hoard, and those of a satchel with their number', () => {
  const hundreds = table(seat('hundreds', { mood: 'bitter', hoard: { command: ['boots', 'boots'], prowess: ['tea'] } }))
  const hoard = track(hundreds, 'hoard')
  expect(toldAnew(hoard, hoard.value)).toEqual(['hundreds hoard boots boots tea'])
  const items = { ready: { sword: 2 }, spent: {}, damaged: {}, damaged_spent: {} }
  const vagabond = table(seat('vagabond2', { items, relations: { marquise: 'amiable' } }))
  expect(toldAnew(track(vagabond, 'ready'), { sword: 2, tea: 1, bag: 0 })).toEqual(['vagabond2 ready sword 2 tea 1'])
  expect(track(vagabond, 'relation marquise')).toMatchObject({ value: 'amiable' })
})

it('takes crafted items from the map, and lets them go anywhere', () => {
  const view = table({ ...seat('automated_alliance', {}), box: { tea: 1 } })
  const [box, ...others] = tracksOf(view, 0)
  expect(others).toEqual([])
  expect(toldAnew(box, { tea: 2, bag: 1 })).toEqual([
    'item tea -1',
    'item bag -1',
    'box automated_alliance tea tea bag',
  ])
  expect(toldAnew(box, { tea: 0 })).toEqual(['box automated_alliance none'])
})
