import { describe, expect, it } from 'vitest'
import type { Forecast } from '../api'
import { byTurn, worries, worst } from './forecast'

const part = (value: string, turn: 0 | 1, verdict: Forecast['verdict']): Forecast => ({
  field: 'column',
  value,
  name: value,
  turn,
  verdict,
  why: `${value} ${verdict}`,
  law: 'root:7.5.2',
})
const now = [part('recruit', 0, 'yes'), part('move', 0, 'unsure'), part('battle', 0, 'no'), part('build', 0, 'nothing')]
const next = [part('recruit', 1, 'yes'), part('move', 1, 'nothing')]

describe('a forecast', () => {
  it('is told turn by turn', () => {
    expect(byTurn([...now, ...next])).toEqual([
      { turn: 0, parts: now },
      { turn: 1, parts: next },
    ])
  })

  it('has no next turn after turmoil', () => {
    expect(byTurn(now).map(({ turn }) => turn)).toEqual([0])
    expect(byTurn([])).toEqual([])
  })

  it('is as good as its worst part', () => {
    expect(worst(now)?.value).toBe('battle')
    expect(worst(next)?.value).toBe('recruit')
    expect(worst([])).toBeUndefined()
  })

  it('names what to worry about', () => {
    expect(worries(now).map(({ value }) => value)).toEqual(['move', 'battle'])
    expect(worries(next)).toEqual([])
  })
})
