// The seats of a new table, as the server expects them.
import type { NewTable } from '../api'
import { settings } from '../settings.svelte'
import { otherAvatar } from '../together/avatars'
import type { SeatWish } from './SeatChoice.svelte'

/** The wishes for the seats. The people at this device have different faces, and names if these were given. */
export function wishesOf(seats: readonly SeatWish[]): NewTable['seats'] {
  const faces = [settings.avatar]
  const first = seats.findIndex(({ kind }) => kind === 'human')
  return seats.map(({ kind, agent, name }, at) => {
    if (kind === 'agent') return { kind, agent }
    if (kind !== 'human' || at === first) return { kind }
    const avatar = otherAvatar(faces)
    faces.push(avatar)
    return { kind, avatar, ...(name?.trim() ? { name: name.trim() } : {}) }
  })
}
