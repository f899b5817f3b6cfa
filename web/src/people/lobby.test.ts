import { expect, it } from 'vitest'
import type { ListedTable, LobbyInfo } from '../schema'
import { changed } from './lobby'

const table = (id: string, opened: number, status: 'waiting' | 'playing' = 'waiting'): ListedTable =>
  ({ id, opened, status }) as ListedTable
const ids = ({ tables }: LobbyInfo): string[] => tables.map(({ id }) => id)

it('keeps the lobby in the order of the server', () => {
  const lobby: LobbyInfo = {
    type: 'lobby',
    tables: [table('b', 2), table('a', 1), table('p', 9, 'playing')],
    searches: [],
  }
  const searches = [{ game: 'root', players: 4, mode: 'live' as const, people: 2 }]
  const one = changed(lobby, { type: 'lobby_change', tables: [table('c', 3), table('d', 2)], gone: ['a'], searches })
  expect(ids(one)).toEqual(['c', 'b', 'd', 'p'])
  expect(one.searches).toEqual(searches)
  const two = changed(one, {
    type: 'lobby_change',
    tables: [table('c', 3, 'playing')],
    gone: ['nowhere'],
    searches: [],
  })
  expect(ids(two)).toEqual(['b', 'd', 'p', 'c'])
  expect(two.searches).toEqual([])
})
