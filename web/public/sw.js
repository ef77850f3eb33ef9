/* The page where there is no server: one friendly sheet. Nothing else is ever taken from this cache, so no old page meets
   a new server; what has a hash in its name the browser keeps by itself. */
const OFFLINE = 'offline-2';
const SHEET = ['/offline.html', '/offline.css', '/icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(OFFLINE).then((cache) => cache.addAll(SHEET)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const others = caches.keys().then((keys) => keys.filter((key) => key !== OFFLINE));
  event.waitUntil(
    others.then((keys) => Promise.all(keys.map((key) => caches.delete(key)))).then(() => clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/offline.html')));
  } else if (origin === location.origin && SHEET.includes(pathname)) {
    event.respondWith(fetch(request).catch(() => caches.match(request)));
  }
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const open = clients.matchAll({ type: 'window' }).then(([page]) => (page ? page.focus() : clients.openWindow('/')));
  event.waitUntil(open);
});
