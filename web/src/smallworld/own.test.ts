import { expect, test } from 'vitest'
import { entriesIn, withEntry, without, type OwnWish } from './own'

const BADGERS: OwnWish = {
  kind: 'race',
  name: 'The "old" badgers',
  value: 5,
  replaces: 'orcs',
  cheaper: 'hill',
  pays: '',
  coins: 0,
  gifts: ['flies'],
}

test('what the form says becomes an entry of the text', () => {
  const text = withEntry('', BADGERS, 'ru')
  expect(text).toBe(
    '[[race]]\nid = "own_race_1"\nnames = { en = "The \\"old\\" badgers", ru = "The \\"old\\" badgers" }\n' +
      'value = 5\nreplaces = "orcs"\ncheaper_in = ["hill"]\nflies = true\n',
  )
  expect(entriesIn(text)).toMatchObject([{ kind: 'race' }])
})

test('entries are told apart, each by a name and an id of its own, and can be taken out', () => {
  const one = withEntry('', { ...BADGERS, name: 'Badgers' }, 'en')
  const two = withEntry(one, { ...BADGERS, kind: 'power', name: 'Nocturnal', cheaper: '', coins: 1, gifts: [] }, 'en')
  const three = withEntry(two, { ...BADGERS, name: 'Otters', replaces: 'elves' }, 'en')
  expect(entriesIn(three).map(({ kind, name }) => [kind, name])).toEqual([
    ['race', 'Badgers'],
    ['power', 'Nocturnal'],
    ['race', 'Otters'],
  ])
  expect(three).toContain('own_race_2')
  expect(entriesIn(without(three, entriesIn(three)[1])).map(({ name }) => name)).toEqual(['Badgers', 'Otters'])
})

test('a text written by hand is read too', () => {
  expect(entriesIn('# ours\n[[power]]\nid = "damp"\nvalue = 4\n').map(({ name }) => name)).toEqual(['damp'])
})
