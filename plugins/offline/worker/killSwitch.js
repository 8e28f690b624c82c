/**
 * The worker of a site that doesn't offer reading offline: deletes what an earlier worker saved, then
 * itself. The build writes it as `sw.js` (`offlineHosts: []`); it also works copied there by hand. Open
 * pages stay as they are: without a worker, what they load next comes from the network.
 */
const { scope } = self.registration;
const own = (name) => name.startsWith(`offline:${new URL(scope).pathname}`);

self.addEventListener('install', () => self.skipWaiting());

async function clear() {
  // Ends downloads of open pages, which would go on in caches that are deleted.
  new BroadcastChannel('offline').postMessage('end');
  const names = await caches.keys();
  await Promise.all(names.filter(own).map((name) => caches.delete(name)));
  await self.registration.unregister();
}

self.addEventListener('activate', (event) => event.waitUntil(clear()));

// While a tab is open that it controls, the browser keeps this worker, and a page can register it again.
self.addEventListener('message', (event) => {
  // At once: a page takes a worker that is silent for 2 s for one of an earlier build, and saves all again.
  event.ports[0]?.postMessage(false);
  event.waitUntil(clear());
});
