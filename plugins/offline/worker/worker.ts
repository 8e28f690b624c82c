import { offlinePage } from '../types';

// The parts of a worker's scope that are used; the compiler only knows that of pages.
interface FetchEvent extends Event {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

interface ActivateEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface WorkerScope {
  registration: { scope: string };
  clients: { claim(): Promise<void> };
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: ActivateEvent) => void): void;
}

const worker = self as unknown as WorkerScope;

/**
 * Finds what is saved for an address, whatever its query, also with a slash at its end. Of two builds
 * the older one answers: it is whole, and it is deleted as soon as the other one is.
 */
async function findSaved(url: string): Promise<Response | undefined> {
  const [address = ''] = url.split(/[?#]/);
  // Hosts vary what they send by encoding: that doesn't matter here.
  const options = { ignoreSearch: true, ignoreVary: true };
  return (
    (await caches.match(address, options)) ??
    (address.endsWith('/') ? caches.match(address.slice(0, -1), options) : undefined)
  );
}

/** Lists the folders of a path, the deepest first: one of them is the version's. */
function* listFolders(pathname: string): Generator<string> {
  const parts = pathname.split('/');
  for (let length = parts.length - 1; length > 0; length -= 1) {
    yield `${parts.slice(0, length).join('/')}/`;
  }
}

/** Finds the address that a page has moved to, in the redirects that are saved with its version. */
async function findMoved(url: string): Promise<string | undefined> {
  const { origin, pathname } = new URL(url);
  const path = pathname.replace(/\/$/, '');
  for (const folder of listFolders(path)) {
    const list = await findSaved(`${origin}${folder}redirects.json`);
    if (list) {
      const moved = ((await list.json()) as Record<string, string>)[path.slice(folder.length - 1)];
      return moved && `${origin}${folder.slice(0, -1)}${moved}`;
    }
  }
  return undefined;
}

/** Answers a page without network: with the page, the address it has moved to, or the page of what is saved. */
async function answerPage(url: string, scope: string): Promise<Response> {
  const saved = await findSaved(url);
  if (saved) {
    return saved;
  }
  const moved = await findMoved(url);
  if (moved) {
    return Response.redirect(moved);
  }
  const page = `${scope}${offlinePage}`;
  return url.startsWith(page)
    ? ((await findSaved(`${page}.html`)) ?? Response.error())
    : Response.redirect(`${page}?page=${encodeURIComponent(new URL(url).pathname)}`);
}

/** Files whose names have a hash of their content: a saved one is never stale. */
const hashedFile = /\/assets\//;

/**
 * Answers a request of a page: from the network where there is one, so that nothing is stale; without
 * it, from what is saved.
 *
 * @param scope address of the current version, with a slash at the end
 */
async function answer(request: Request, scope: string): Promise<Response> {
  if (hashedFile.test(request.url)) {
    return (await findSaved(request.url)) ?? fetch(request);
  }
  try {
    return await fetch(request);
  } catch (error) {
    if (request.mode === 'navigate') {
      return answerPage(request.url, scope);
    }
    const saved = await findSaved(request.url);
    if (saved) {
      return saved;
    }
    throw error;
  }
}

/** Called by the worker of the official PWA plugin when it starts, before it listens itself. */
export default function serveSaved(): void {
  worker.addEventListener('fetch', (event) => {
    const { method, url } = event.request;
    if (method === 'GET' && url.startsWith(worker.registration.scope)) {
      event.respondWith(answer(event.request, worker.registration.scope));
    }
    // The plugin's own listener would answer from the precache first: with pages of an old build.
    event.stopImmediatePropagation();
  });
  // Also serves pages that were open before: they may need more files without network.
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
}
