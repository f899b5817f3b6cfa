// Notifications outside the page that it is your turn, if the player has asked for them: those of this page while it is
// open, and those that the server pushes.
import { settings } from './settings.svelte'

/** Asks the browser for permission. Call it only from a click. */
export async function allowNotifications(): Promise<boolean> {
  if (!('Notification' in window)) return false
  return (await Notification.requestPermission()) === 'granted'
}

/** Phones show notifications only through a worker. Browsers have no workers without HTTPS. */
export async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null
  try {
    await navigator.serviceWorker.register('./worker.js')
    return await navigator.serviceWorker.ready
  } catch {
    return null
  }
}

const place = (table: string): string => `#/t/${table}`

async function show(title: string, body: string, table: string): Promise<void> {
  const how = { body, tag: table, icon: './icon-192.png', data: { open: place(table) } }
  const found = await worker()
  if (found) await found.showNotification(title, how)
  else new Notification(title, how)
}

/** Shows a notification about a table, in place of an earlier one. */
export function notify(title: string, body: string, table: string): void {
  if (!settings.notify || !document.hidden || !('Notification' in window)) return
  if (Notification.permission === 'granted') void show(title, body, table)
}

/** Closes the notification about a table, because its player is there. */
export async function closeNotification(table: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const found = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  for (const shown of (await found?.getNotifications({ tag: table })) ?? []) shown.close()
}

/** Whether the server can push to this browser, or why not. */
export type Reach = 'works' | 'insecure' | 'home' | 'blocked' | 'none'

export function reach(): Reach {
  if (!isSecureContext) return 'insecure'
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return isApple() ? 'home' : 'none'
  return Notification.permission === 'denied' ? 'blocked' : 'works'
}

/** iPhones and iPads, which offer push only to pages on the home screen. Newer iPads call themselves a Mac. */
const isApple = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)

/** The browser or its user does not allow push. */
export class NotAllowed extends Error {}

/** Subscribes to what the server pushes. Its key is in base64url, as browsers take it. */
export async function subscribe(key: string): Promise<Pick<PushSubscriptionJSON, 'endpoint' | 'keys'>> {
  const found = (await allowNotifications()) ? await worker() : null
  if (!found) throw new NotAllowed()
  await (await found.pushManager.getSubscription())?.unsubscribe() // it may be of another key
  try {
    const made = await found.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
    const { endpoint, keys } = made.toJSON()
    return { endpoint, keys }
  } catch {
    throw new NotAllowed()
  }
}

/** Ends the subscription of this browser, if it has one. */
export async function unsubscribe(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const found = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  await (await found?.pushManager?.getSubscription())?.unsubscribe()
}
