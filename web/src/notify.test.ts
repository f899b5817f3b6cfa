import { afterEach, describe, expect, it, vi } from 'vitest'
import { reach, type Reach } from './notify'

vi.mock('./settings.svelte', () => ({ settings: {} }))

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'

interface Device {
  secure?: boolean
  push?: boolean
  permission?: string
  userAgent?: string
  touches?: number
}

function reachOf({ secure = true, push = true, permission = 'default', userAgent = '', touches = 0 }: Device): Reach {
  vi.stubGlobal('isSecureContext', secure)
  vi.stubGlobal('navigator', { serviceWorker: {}, userAgent, maxTouchPoints: touches })
  vi.stubGlobal('window', push ? { PushManager: {} } : {})
  vi.stubGlobal('Notification', { permission })
  return reach()
}

describe('whether the server can push to this browser', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each<[string, Device, Reach]>([
    ['a browser that has not been asked', {}, 'works'],
    ['one whose user has allowed it', { permission: 'granted' }, 'works'],
    ['one whose user has forbidden it', { permission: 'denied' }, 'blocked'],
    ['a page without HTTPS', { secure: false }, 'insecure'],
    ['an old browser', { push: false }, 'none'],
    ['a page of an iPhone', { push: false, userAgent: IPHONE }, 'home'],
    ['a page on the home screen of an iPhone', { userAgent: IPHONE }, 'works'],
    ['a page of an iPad', { push: false, userAgent: MAC, touches: 5 }, 'home'],
    ['an old Mac', { push: false, userAgent: MAC }, 'none'],
  ])('%s', (_, device, expected) => expect(reachOf(device)).toBe(expected))
})
