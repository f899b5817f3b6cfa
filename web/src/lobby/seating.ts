// The seats of a new table, as the server expects them.
import type { NewTable } from '../api'
import { settings } from '../settings.svelte'
import { otherAvatar } from '../together/avatars'
import type { SeatWish } from './SeatChoice.svelte'

/** The people at this device. Each has a different face, and a name if one was given. */
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
