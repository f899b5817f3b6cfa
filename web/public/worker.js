// Lets a phone show that it is one's turn, and brings the page to the front when that is touched. It keeps nothing and
// answers no request: what is seen of a game comes from the server alone.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(
    self.clients
      .matchAll({ type: 'window', includeUncontrolled: true })
      .then(([open]) => (open ? open.focus() : self.clients.openWindow(self.registration.scope))),
  )
})
