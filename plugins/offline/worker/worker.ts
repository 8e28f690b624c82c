import { offlinePage } from '../types';

/** What a worker has and the compiler, which compiles for pages, does not know. */

export interface FetchEvent extends Event {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

export interface ActivateEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface WorkerScope {
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: ActivateEvent) => void): void;
}

export const worker = self as unknown as WorkerScope;

/**
 * Finds what is stored for an address, whatever its query, and with a slash at its end too. Of two
 * builds the older one answers: it is whole, and goes away as soon as the other is.
 */
export async function findStored(url: string): Promise<Response | undefined> {
  const [address = ''] = url.split(/[?#]/);
  // Which of the encodings a host chose does not matter to what is stored.
  const options = { ignoreSearch: true, ignoreVary: true };
  return (
    (await caches.match(address, options)) ??
    (address.endsWith('/') ? caches.match(address.slice(0, -1), options) : undefined)
  );
}

/** Returns the version's path that has the list in which a path stands: `/x/v7/` of `/x/v7/react-charts`. */
function* listFolders(pathname: string): Generator<string> {
  const parts = pathname.split('/');
  for (let length = parts.length - 1; length > 0; length -= 1) {
    yield `${parts.slice(0, length).join('/')}/`;
  }
}

/**
 * Finds where a page has moved to, in the redirects that are stored with its version.
 *
 * @returns the address of the page that stands for it
 */
export async function findMoved(url: string): Promise<string | undefined> {
  const { origin, pathname } = new URL(url);
  const path = pathname.replace(/\/$/, '');
  for (const folder of listFolders(path)) {
    const list = await findStored(`${origin}${folder}redirects.json`);
    if (list) {
      const moved = ((await list.json()) as Record<string, string>)[path.slice(folder.length - 1)];
      return moved && `${origin}${folder.slice(0, -1)}${moved}`;
    }
  }
  return undefined;
}

/** Files whose names carry a hash of their content: a stored one is never stale. */
const hashedFile = /\/assets\//;

/** Answers for a page without network: with what is stored, where it has moved to, or what there is. */
async function answerPage(url: string, scope: string): Promise<Response> {
  const stored = await findStored(url);
  if (stored) {
    return stored;
  }
  const moved = await findMoved(url);
  if (moved) {
    return Response.redirect(moved);
  }
  const page = `${scope}${offlinePage}`;
  return url.startsWith(page)
    ? ((await findStored(`${page}.html`)) ?? Response.error())
    : Response.redirect(`${page}?page=${encodeURIComponent(new URL(url).pathname)}`);
}

/**
 * Answers a request of a page: from the network where there is one, so that nothing is stale; without,
 * from what is stored.
 *
 * @param scope address of the current version, with a slash at the end
 */
export async function answer(request: Request, scope: string): Promise<Response> {
  if (hashedFile.test(request.url)) {
    return (await findStored(request.url)) ?? fetch(request);
  }
  try {
    return await fetch(request);
  } catch (error) {
    if (request.mode === 'navigate') {
      return answerPage(request.url, scope);
    }
    const stored = await findStored(request.url);
    if (stored) {
      return stored;
    }
    throw error;
  }
}

/** Called by the worker of the official PWA plugin when it starts, before it listens itself. */
export function serveStored(): void {
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
