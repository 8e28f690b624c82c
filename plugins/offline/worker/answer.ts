import { offlinePage } from '../types';

/** How long a page waits for the whole of an answer where it is saved, in ms. */
const PATIENCE = 3000;

/** How long the network may be silent where it isn't, in ms: before an answer, and in it. */
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

function send(request: Request, signal: AbortSignal): Promise<Response> {
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

/** Waits for a part of an answer; its request ends when that takes longer than the limit, in ms. */
type Wait = <Part>(part: Promise<Part>, limit: number) => Promise<Part>;

/** Asks the network, until the page that asks is left. */
function ask(request: Request): { answering: Promise<Response>; wait: Wait } {
  const controller = new AbortController();
  const abort = () => controller.abort();
  request.signal.addEventListener('abort', abort);
  const wait: Wait = async (part, limit) => {
    const timer = setTimeout(abort, limit);
    try {
      return await part;
    } finally {
      clearTimeout(timer);
    }
  };
  return { answering: send(request, controller.signal), wait };
}

/** Returns an answer when all of it is there. */
async function toWhole(response: Response): Promise<Response> {
  return response.body ? new Response(await response.arrayBuffer(), response) : response;
}

/** Returns an answer that is passed on as it arrives, and fails when it stops arriving. */
function toWatched(response: Response, wait: Wait): Response {
  const reader = response.body?.getReader();
  if (!reader) {
    return response;
  }
  const body = new ReadableStream<Uint8Array>({
    async pull(stream) {
      const { done, value } = await wait(reader.read(), LIMIT);
      if (done) {
        stream.close();
      } else {
        stream.enqueue(value);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, response);
}

/** Answers from the network where there is one, so that nothing is stale, else from what is saved. */
async function answerFresh(
  request: Request,
  base: string,
  versions: readonly string[],
): Promise<Response> {
  const { answering, wait } = ask(request);
  // It is awaited below.
  answering.catch(() => {});
  const saved = await findSaved(request.url);
  try {
    return saved
      ? await wait(answering.then(toWhole), PATIENCE)
      : toWatched(await wait(answering, LIMIT), wait);
  } catch (error) {
    if (saved) {
      return saved;
    }
    if (request.mode === 'navigate') {
      return answerMissing(request.url, base, versions);
    }
    throw error;
  }
}

/** Answers a file whose name has a hash of its content: a saved one is never stale. */
async function answerAsset(request: Request): Promise<Response> {
  const saved = await findSaved(request.url);
  if (saved) {
    return saved;
  }
  const { answering, wait } = ask(request);
  return toWatched(await wait(answering, LIMIT), wait);
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
  return pathname.startsWith(`${base}assets/`)
    ? answerAsset(request)
    : answerFresh(request, base, versions);
}
