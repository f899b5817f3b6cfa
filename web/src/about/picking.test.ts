import { expect, it } from 'vitest'
import type { Action } from '../api'
import { optionsIn } from './picking'

const act = (verb: string, fields: Action['fields'] = {}): Action => ({
  text: [verb, ...Object.values(fields)].join(' '),
  label: '',
  verb,
  law: '',
  fields,
})
const LEADERS = [act('lead', { leader: 'despot' }), act('lead', { leader: 'builder' })]
const PLOTS = [act('plot', { clearing: 1, plot: 'bomb' }), act('plot', { clearing: 1, plot: 'raid' })]

it('lays out what every choice names', () => {
  expect(optionsIn(LEADERS, {}, ['plot', 'leader'])).toEqual({ field: 'leader', values: ['despot', 'builder'] })
})

it('leaves out what only lets it go by', () => {
  expect(optionsIn([...LEADERS, act('pass')], {}, ['leader'])?.values).toEqual(['despot', 'builder'])
  expect(optionsIn([act('pass')], {}, ['leader'])).toBeNull()
})

it('lays out nothing where there is one alone', () => {
  expect(optionsIn([act('send', { hireling: 'bandits' }), act('pass')], {}, ['hireling'])).toBeNull()
})

it('keeps the others beside the one that was pointed at', () => {
  expect(optionsIn(LEADERS, { leader: 'despot' }, ['leader'])?.values).toEqual(['despot', 'builder'])
})

it('waits until nothing else can be done with what was pointed at', () => {
  const all = [...PLOTS, act('move', { origin: 2, target: 3 })]
  expect(optionsIn(all, {}, ['plot'])).toBeNull()
  expect(optionsIn(all, { clearing: 1 }, ['plot'])?.values).toEqual(['bomb', 'raid'])
})
