// "Your turn", told outside the page to those who asked for it.
import { settings } from './settings.svelte'

/** Asks the browser for permission; only ever called by a click. */
export async function allowNotifications(): Promise<boolean> {
  if (!('Notification' in window)) return false
  return (await Notification.requestPermission()) === 'granted'
}

export function notify(title: string, body: string): void {
  if (!settings.notify || !document.hidden || !('Notification' in window)) return
  if (Notification.permission === 'granted') new Notification(title, { body, tag: title, icon: './icon.svg' })
}
