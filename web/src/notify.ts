// Notifications outside the page that it is your turn, if the player has asked for them.
import { settings } from './settings.svelte'

/** Asks the browser for permission. Call it only from a click. */
export async function allowNotifications(): Promise<boolean> {
  if (!('Notification' in window)) return false
  return (await Notification.requestPermission()) === 'granted'
}

/** Phones show notifications only through a worker, which does nothing else. Browsers have no workers without HTTPS. */
async function worker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null
  try {
    await navigator.serviceWorker.register('./worker.js')
    return await navigator.serviceWorker.ready
  } catch {
    return null
  }
}

async function show(title: string, body: string): Promise<void> {
  const how = { body, tag: title, icon: './icon-192.png' }
  const found = await worker()
  if (found) await found.showNotification(title, how)
  else new Notification(title, how)
}

export function notify(title: string, body: string): void {
  if (!settings.notify || !document.hidden || !('Notification' in window)) return
  if (Notification.permission === 'granted') void show(title, body)
}
