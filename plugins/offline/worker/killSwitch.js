/**
 * The worker of a site that doesn't offer reading offline: deletes what an earlier worker saved, then
 * itself. The build writes it as `sw.js` (`offlineHosts: []`); it also works copied there by hand.
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
