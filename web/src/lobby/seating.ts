// Who sits where, as the server is asked for it.
import type { NewTable } from '../api'
import { settings } from '../settings.svelte'
import { otherAvatar } from '../together/avatars'
import type { SeatWish } from './SeatChoice.svelte'

/** Each of the people at this device has a face of their own, and a name if they gave one. */
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
