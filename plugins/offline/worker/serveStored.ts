import { answer } from './answer';
import { worker } from './scope';

/** Called by the worker of the official PWA plugin when it starts, before it listens itself. */
export default function serveStored(): void {
  worker.addEventListener('fetch', (event) => {
    const { method, url } = event.request;
    if (method === 'GET' && url.startsWith(worker.registration.scope)) {
      event.respondWith(answer(event.request, worker.registration.scope));
    }
    // The plugin's own listener would answer from the precache first: with pages of an old build.
    event.stopImmediatePropagation();
  });
  // Pages that were open before are served too: what they lack may be asked for without network.
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
}
