// Shows that it is one's turn, also while the page is closed, and brings the page to the front when that is touched. It
// keeps nothing and answers no request: what is seen of a game comes from the server alone.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

async function close(tag) {
  for (const shown of await self.registration.getNotifications({ tag })) shown.close()
}

// What the server sends: a notification, or the tag of one that is over because its person played elsewhere.
self.addEventListener('push', (event) => {
  const told = event.data.json()
  event.waitUntil(
    told.close
      ? close(told.close)
      : self.registration.showNotification(told.title, {
          body: told.body,
          tag: told.tag,
          icon: './icon-192.png',
          data: { open: told.open },
        }),
  )
})

// Browsers may replace a subscription. The session of this browser tells the server whose it is.
async function renew(options) {
  const subscription = await self.registration.pushManager.subscribe(options)
  await fetch(new URL('api/v1/account/notifications/push', self.registration.scope), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ subscription: { endpoint: subscription.endpoint, keys: subscription.toJSON().keys } }),
  })
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event.oldSubscription.options)))

// The window with the table comes to the front, else one without a table goes there, else a new one opens.
async function open(path) {
  const address = new URL(path, self.registration.scope).href
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => url === address)
  if (there) return there.focus()
  const free = windows.find(({ url }) => !url.includes('#/t/'))
  return free ? (await free.focus()).navigate(address) : self.clients.openWindow(address)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.open))
})
