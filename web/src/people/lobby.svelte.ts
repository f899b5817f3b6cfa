// The public lobby, kept up to date by WebSocket. Without one, for example behind some proxies, it is asked for.
import { ask, liveAt } from '../api'
import type { LobbyChange, LobbyInfo } from '../schema'
import { changed } from './lobby'

const AGAIN_MS = 5000

export class LobbyLine {
  lobby = $state.raw<LobbyInfo | null>(null)
  #socket: WebSocket | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #stopped = false

  /** Keeps the lobby up to date. Returns how to stop. */
  start(): () => void {
    this.#connect()
    return () => {
      this.#stopped = true
      clearTimeout(this.#timer)
      this.#socket?.close()
    }
  }

  #connect(): void {
    const socket = new WebSocket(liveAt('/lobby'))
    this.#socket = socket
    socket.onopen = () => socket.send('{}')
    socket.onmessage = ({ data }) => {
      const said = JSON.parse(data as string) as LobbyInfo | LobbyChange | { type: 'ping' }
      if (said.type === 'lobby') this.lobby = said
      if (said.type === 'lobby_change' && this.lobby) this.lobby = changed(this.lobby, said)
    }
    socket.onclose = () => void this.#askAndReconnect()
  }

  async #askAndReconnect(): Promise<void> {
    if (this.#stopped) return
    this.lobby = await ask<LobbyInfo>('/lobby').catch(() => this.lobby)
    if (!this.#stopped) this.#timer = setTimeout(() => this.#connect(), AGAIN_MS)
  }
}
