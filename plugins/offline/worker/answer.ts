import { offlinePage } from '../types';

/** How long a page waits for the network where it is saved, and where it isn't, in ms. */
const PATIENCE = 3000;
const LIMIT = 30_000;

/** Whether a saved file is an error page in place of a script or a style: earlier builds saved what they got. */
const isWrong = (pathname: string, { headers }: Response) =>
  /\.(?:js|css)$/.test(pathname) && /html/.test(headers.get('Content-Type') ?? '');

/**
 * Finds what is saved for an address, whatever its query, also with a slash at its end. Of two builds
 * the older one answers: it is whole, and it is deleted as soon as the other one is.
 */
async function findSaved(url: string): Promise<Response | undefined> {
  const { origin, pathname } = new URL(url);
  // Hosts vary what they send by encoding: that doesn't matter here.
  const find = (path: string) => caches.match(origin + path, { ignoreVary: true });
  const saved =
    (await find(pathname)) ??
    (pathname.endsWith('/') ? await find(pathname.slice(0, -1)) : undefined);
  return saved && !isWrong(pathname, saved) ? saved : undefined;
}

/** Finds the address that a page has moved to, in the redirects that are saved with its version. */
async function findMoved(url: string, base: string): Promise<string | undefined> {
  const { origin, pathname } = new URL(url);
  const list = await findSaved(`${origin}${base}redirects.json`);
  const moves = (await list?.json()) as Record<string, string> | undefined;
  const moved = moves?.[pathname.slice(base.length - 1).replace(/\/$/, '')];
  return moved && `${origin}${base.slice(0, -1)}${moved}`;
}

/** Answers a page that isn't saved: with the address it has moved to, or the page of what is saved. */
async function answerMissing(
  url: string,
  base: string,
  versions: readonly string[],
): Promise<Response> {
  const moved = await findMoved(url, base);
  if (moved) {
    return Response.redirect(moved);
  }
  const { origin, pathname } = new URL(url);
  for (const version of versions) {
    const page = `${origin}${version}${offlinePage}`;
    if (await findSaved(page)) {
      return Response.redirect(`${page}?page=${encodeURIComponent(pathname)}`);
    }
  }
  // Nothing is saved: the browser's own page says why.
  return Response.error();
}

/** Asks the network, and gives up when the signal aborts before it answers. */
function ask(request: Request, signal: AbortSignal): Promise<Response> {
  if (request.mode !== 'navigate') {
    return fetch(request, { signal });
  }
  // A request that opens a page can't be changed; its redirects are for the browser to follow.
  const { url, headers, referrer, cache } = request;
  return fetch(url, {
    headers,
    referrer,
    cache,
    redirect: 'manual',
    credentials: 'same-origin',
    signal,
  });
}

/** Answers from the network where there is one, so that nothing is stale, else from what is saved. */
async function answerFresh(
  request: Request,
  base: string,
  versions: readonly string[],
): Promise<Response> {
  const controller = new AbortController();
  const asking = ask(request, controller.signal);
  // It is awaited below.
  asking.catch(() => {});
  const saved = await findSaved(request.url);
  const timer = setTimeout(() => controller.abort(), saved ? PATIENCE : LIMIT);
  try {
    return await asking;
  } catch (error) {
    if (saved) {
      return saved;
    }
    if (request.mode === 'navigate') {
      return answerMissing(request.url, base, versions);
    }
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Answers a request of a page, unless it isn't the worker's: what is sent, what is of no version, and what
 * pages save.
 *
 * @param versions paths of versions, with both slashes, the current one first
 */
export function answer(
  request: Request,
  versions: readonly string[],
): Promise<Response> | undefined {
  const { method, mode, destination, url } = request;
  const { origin, pathname } = new URL(url);
  // The current version's path begins those of the others.
  const base = versions.findLast((version) => pathname.startsWith(version));
  // Browsers ask for the scripts of workers in this mode, too.
  const isDownload = mode === 'same-origin' && destination === '';
  if (method !== 'GET' || isDownload || origin !== location.origin || !base) {
    return undefined;
  }
  // Names of assets have a hash of their content: a saved one is never stale.
  return pathname.startsWith(`${base}assets/`)
    ? findSaved(url).then((saved) => saved ?? fetch(request))
    : answerFresh(request, base, versions);
}
