// Keeps the screen awake while a table is open, as far as the browser can.

/** Whether the browser keeps the screen awake. Null until it is known. */
let awake = $state<boolean | null>(null)

export const staysAwake = (): boolean | null => awake

/** Keeps the screen awake until the returned function is called. Browsers let go when the page is hidden. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null
  const hold = async (): Promise<void> => {
    if (document.visibilityState !== 'visible') return
    try {
      lock = await navigator.wakeLock.request('screen')
      awake = true
    } catch {
      awake = false // an old browser, a page without HTTPS, or a nearly empty battery
    }
  }
  void hold()
  document.addEventListener('visibilitychange', hold)
  return () => {
    document.removeEventListener('visibilitychange', hold)
    void lock?.release()
  }
}
