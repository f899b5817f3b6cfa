import { describe, expect, it } from 'vitest'
import { spread } from './spread'

describe('the markers on the score track', () => {
  it('stand at their points if there is room', () => {
    expect(spread([100, 0, 40], 26, 300)).toEqual([100, 0, 40])
  })

  it('move apart by equal amounts if they are too close', () => {
    expect(spread([100, 110], 26, 300)).toEqual([92, 118])
    expect(spread([50, 50, 200], 20, 300)).toEqual([40, 60, 200])
  })

  it('stay on the track, in the order of the seats if they are equal', () => {
    expect(spread([0, 0, 0, 0], 26, 300)).toEqual([0, 26, 52, 78])
    expect(spread([300, 295, 300], 26, 300)).toEqual([274, 248, 300])
  })

  it('are never closer than the gap', () => {
    const places = spread([3, 150, 152, 170, 171, 299], 26, 300).sort((a, b) => a - b)
    for (const [index, place] of places.slice(1).entries()) expect(place - places[index]).toBeGreaterThanOrEqual(26)
  })
})
