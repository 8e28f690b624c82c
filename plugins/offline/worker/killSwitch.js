/**
 * Stands for the worker where nobody is offered to read offline: takes away what an earlier worker
 * stored, and then itself. To be written as `sw.js`, by the build (`offlineHosts: []`) or by hand.
 */
const { scope } = self.registration;
const own = (name) => name.startsWith(`offline:${new URL(scope).pathname}`) || name.endsWith(scope);

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const clear = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter(own).map((name) => caches.delete(name)));
    await self.registration.unregister();
    // Pages that it served are loaded again, from the network.
    const pages = await self.clients.matchAll({ type: 'window' });
    await Promise.all(pages.map((page) => page.navigate(page.url).catch(() => {})));
  };
  event.waitUntil(clear());
});
