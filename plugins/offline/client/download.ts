import type { OfflineFile } from '../types';

/** How long a file may take, in ms: a line that is slower isn't worth waiting for. */
const LIMIT = 30_000;

/** What the host sent isn't what the build lists: it has another build, or an error page in its place. */
export class WrongFile extends Error {}

/** The types without which browsers refuse a file; others they don't look at. */
const types: Readonly<Record<string, RegExp>> = { js: /javascript/, css: /css/, page: /html/ };

function hasType(path: string, headers: Headers): boolean {
  const [, extension = 'page'] = /\.(\w+)$/.exec(path) ?? [];
  return types[extension]?.test(headers.get('Content-Type') ?? '') ?? true;
}

async function hash(content: ArrayBuffer): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a body is that of a file: of its type, length and hash. */
async function isRight(
  [path, expected, size]: OfflineFile,
  headers: Headers,
  body: ArrayBuffer,
): Promise<boolean> {
  return (
    hasType(path, headers) && body.byteLength === size && (await hash(body)).startsWith(expected)
  );
}

/** Returns what is saved as a file, if it is that file. */
export async function checkSaved(
  file: OfflineFile,
  saved: Response | undefined,
): Promise<Response | undefined> {
  const body = await saved?.clone().arrayBuffer();
  return saved && body && (await isRight(file, saved.headers, body)) ? saved : undefined;
}

/**
 * Downloads a file past the worker, which would go on when the page is left.
 *
 * @throws when it fails, takes too long, or the signal aborts
 */
export async function download(
  url: string,
  cache: RequestCache,
  signal?: AbortSignal,
): Promise<{ headers: Headers; body: ArrayBuffer }> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal?.addEventListener('abort', abort);
  const timer = setTimeout(abort, LIMIT);
  try {
    signal?.throwIfAborted();
    const response = await fetch(url, {
      cache,
      // The worker leaves such requests alone.
      mode: 'same-origin',
      priority: 'low',
      signal: controller.signal,
    });
    if (!response.ok) {
      throw new WrongFile(`${url} can't be saved: ${response.status}.`);
    }
    return { headers: response.headers, body: await response.arrayBuffer() };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/**
 * Downloads a file of a build.
 *
 * @throws WrongFile when the host sends something else
 */
export async function downloadFile(
  url: string,
  file: OfflineFile,
  signal: AbortSignal,
): Promise<Response> {
  // Names of assets have a hash. When the browser's own cache has something else, it is passed over.
  const caches: RequestCache[] = [file[0].startsWith('assets/') ? 'default' : 'no-cache', 'reload'];
  for (const cache of caches) {
    const { headers, body } = await download(url, cache, signal);
    if (await isRight(file, headers, body)) {
      const kept = new Headers(headers);
      // The body is decoded, and every request gets it.
      ['Content-Encoding', 'Content-Length', 'Vary'].forEach((name) => kept.delete(name));
      return new Response(body, { headers: kept });
    }
  }
  throw new WrongFile(`${url} isn't what offline.json lists.`);
}
