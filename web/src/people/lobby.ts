// The public lobby as its messages tell it: the whole list at first, and then what changes.
import type { ListedTable, LobbyChange, LobbyInfo } from '../schema'

/** Tables with free seats first, each the newest first, as the server orders them. */
const order = (a: ListedTable, b: ListedTable): number =>
  Number(a.status !== 'waiting') - Number(b.status !== 'waiting') || b.opened - a.opened || (a.id < b.id ? -1 : 1)

/** Returns the lobby after a change. */
export function changed(lobby: LobbyInfo, { tables, gone, searches }: LobbyChange): LobbyInfo {
  const old = new Set([...gone, ...tables.map(({ id }) => id)])
  return { ...lobby, tables: [...lobby.tables.filter(({ id }) => !old.has(id)), ...tables].sort(order), searches }
}
