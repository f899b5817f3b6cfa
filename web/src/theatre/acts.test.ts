import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { LogLine } from '../api'
import { beatsOf, FADE, PARTS, standing, type Battle, paced, travelling, type Act, type Beat } from './acts'

let n = 0
const line = (what: string, args: LogLine['args'] = {}): LogLine => ({ n: n++, text: what, law: '', what, args })
const acts = (...lines: LogLine[]) => beatsOf('root', lines, [], 0).map((beat) => beat.acts.map(({ kind }) => kind))

describe('every kind of event', () => {
  it.each(['root', 'smallworld'])('of %s has a part, or a reason to have none', (game) => {
    const catalogue = readFileSync(`../src/copse/locale/en/${game}.ftl`, 'utf8')
    const kinds = [...catalogue.matchAll(/^event-([\w-]+) =/gm)].map(([, id]) => id.replaceAll('-', '_'))
    expect(Object.keys(PARTS[game]).sort()).toEqual(kinds.sort())
  })
})

describe('acts', () => {
  it('are played together where they are alike', () => {
    const placed = [1, 5, 9].map((clearing) => line('placed', { seat: 0, piece: 'warrior', clearing, count: 1 }))
    expect(acts(...placed)).toEqual([['drop', 'drop', 'drop']])
    expect(acts(line('moved', { seat: 0, origin: 1, target: 2, count: 3 }), placed[0])).toEqual([['travel'], ['drop']])
  })
  it('have what is hidden face down', () => {
    const [own] = beatsOf('root', [line('drew_card', { seat: 0, card: 'anvil' })], [], 0)
    expect(own.acts).toMatchObject([{ card: 'anvil', from: 'deck', to: 'hand' }])
    const [other] = beatsOf('root', [line('drew_card', { seat: 1, hidden: 1 })], [], 0)
    expect(other.acts).toMatchObject([{ card: null, from: 'deck', to: 'seat 1' }])
  })
  it('let points rise from what brought them', () => {
    const built = line('built', { seat: 0, piece: 'sawmill', clearing: 5, count: 1 })
    const [, points] = beatsOf('root', [built, line('scored', { seat: 0, points: 2 })], [], 0)
    expect(points.acts).toEqual([{ kind: 'rise', seat: 0, amount: 2, from: 'place 5' }])
    expect(acts(line('scored', { seat: 0, hidden: 1 }))).toEqual([])
  })
  it('tell what has no part with what has', () => {
    const lines = [line('column_moves', { seat: 1 }), line('turmoil', { seat: 1 }), line('expanded', { seat: 1 })]
    const [beat, ...more] = beatsOf('root', lines, [], 0)
    expect([beat.lines, more]).toEqual([lines, []])
  })
  it('throw the die over what it was rolled for, or over the map', () => {
    const lines = [
      line('rolled', { seat: 0, pips: 2 }),
      line('conquered', { seat: 0, race: 'elves', region: 7, tokens: 2 }),
    ]
    expect(beatsOf('smallworld', lines, [], 0)[0].acts).toEqual([{ kind: 'roll', seat: 0, face: 2, at: 'place 7' }])
    const before = beatsOf('smallworld', lines.slice(0, 1), [], 0) // a conquest that is still to be chosen
    expect(before[0].acts).toMatchObject([{ kind: 'roll', at: 'map' }])
  })
})

describe('a battle', () => {
  const attack = line('battled', { attacker: 0, defender: 1, clearing: 5 })
  const ambush = line('played_ambush', { seat: 1, card: 'ambush_rabbit' })
  const rolled = line('rolled', { attacker: 2, defender: 1 })
  const removed = line('removed', { seat: 1, piece: 'warrior', clearing: 5, count: 2, by: 0 })
  const roost = line('removed', { seat: 1, piece: 'roost', clearing: 5, count: 1, by: 0 })
  const scored = line('scored', { seat: 0, points: 1 })

  it('is one scene with all that belongs to it', () => {
    const all = [attack, ambush, rolled, removed, roost, scored]
    const [beat, ...more] = beatsOf('root', [...all, line('turn_began', { seat: 1 })], [], 0)
    const { moments, ...sides } = beat.acts[0] as Battle
    expect(sides).toEqual({ kind: 'battle', attacker: 0, defender: 1, clearing: 5, opened: false, stays: false })
    expect(moments.map(({ kind }) => kind)).toEqual(['card', 'dice', 'hit', 'hit', 'hit', 'score'])
    expect([beat.lines, beat.ms >= 1500 && beat.ms <= 3000]).toEqual([all, true])
    expect(more.map(({ acts }) => acts[0].kind)).toEqual(['turn'])
  })
  it('goes on in the open scene where someone was asked in the midst of it', () => {
    const scene = (lines: LogLine[], log: LogLine[], ...fights: [boolean, boolean]) =>
      beatsOf('root', lines, log, 0, fights)[0].acts[0] as Battle
    expect(scene([attack], [], false, true)).toMatchObject({ moments: [], opened: false, stays: true })
    const answered = scene([ambush, rolled], [attack], true, true)
    expect(answered).toMatchObject({ clearing: 5, opened: true, stays: true })
    expect(answered.moments.map(({ kind }) => kind)).toEqual(['card', 'dice'])
    const decided = scene([removed], [attack, ambush, rolled], true, false)
    expect(decided).toMatchObject({ opened: true, stays: false })
    expect(decided.moments.map(({ kind, at }) => [kind, at < 0])).toEqual([
      ['card', true],
      ['dice', true],
      ['hit', false],
      ['hit', false],
    ])
    expect(beatsOf('root', [removed], [attack, rolled], 0)[0].acts).toMatchObject([{ kind: 'tip' }])
  })
  it('shows while it waits what was played and rolled, but nothing that fell', () => {
    expect(standing([attack, ambush, removed, rolled])?.moments.map(({ kind }) => kind)).toEqual(['card', 'dice'])
    expect(standing([removed])).toBeNull()
  })
  it('shows its losses for a second after the last piece fell, however much happened', () => {
    const many = { ...removed, args: { ...removed.args, count: 6 } }
    for (const lines of [
      [attack, rolled, removed],
      [attack, ambush, ambush, rolled, many, roost, many, scored, scored],
    ]) {
      const [{ acts, ms, hold }] = beatsOf('root', lines, [], 0)
      const last = Math.max(...(acts[0] as Battle).moments.map(({ at }) => at))
      expect(hold).toBe(1000)
      expect(ms - FADE - last).toBeGreaterThanOrEqual(1000)
      expect(ms).toBeLessThanOrEqual(3000)
    }
  })
  it('announces each line when its part begins', () => {
    const [{ times, acts }] = beatsOf('root', [attack, ambush, rolled, removed], [], 0)
    const begun = (kind: string): number => (acts[0] as Battle).moments.find((moment) => moment.kind === kind)!.at
    expect(times!.slice(1)).toEqual([begun('card'), begun('dice'), begun('hit')])
  })
})

describe('a stack on its way', () => {
  const way = (from: string): Act => ({ kind: 'travel', seat: 0, troops: [], from, to: 'place 9' })
  const beat = (...acts: Act[]): Beat => ({ acts, lines: [], ms: 520 + 90 * (acts.length - 1), apart: 90 })

  it('takes longer the further it goes, within bounds', () => {
    expect([0, 150, 400, 5000].map(travelling)).toEqual([350, 350, 462.5, 600])
  })
  it('sets the pace of those that go with it; one that nobody knows takes what most take', () => {
    const lengths: Record<string, number | null> = { near: 150, far: 400, unknown: null }
    const pacedBy = (...names: string[]): number => paced(beat(...names.map(way)), ({ from }) => lengths[from!]).ms
    expect([pacedBy('near'), pacedBy('near', 'far'), pacedBy('unknown')]).toEqual([350, 552.5, 520])
  })
})
