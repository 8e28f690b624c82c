import { existsSync, readFileSync } from 'node:fs';
import { type IncomingMessage, type RequestListener, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { siteDir } from '../../core/server/files';
import type { Site } from '../../core/types';
import { loadReceiver } from '../optional';
import { readResponseHeaders, toFileHeaders } from '../../deploy/responseHeaders';

/** Returns the 404 page of the deepest folder on the way to an address that has one. */
function findNotFoundPage(dir: string, url: string): string | undefined {
  const parts = url
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter((part) => part !== '' && part !== '..');
  for (let depth = parts.length; depth >= 0; depth -= 1) {
    const page = path.join(dir, ...parts.slice(0, depth), '404.html');
    if (existsSync(page)) {
      return page;
    }
  }
  return undefined;
}

/**
 * Drops a `Range` that isn't one range from a first byte on: sirv takes any other for one, and throws
 * when it ends before it begins. The whole file is a valid answer. A part is sent as it is: compressed, it
 * would be a part of nothing.
 */
function checkRange({ headers }: IncomingMessage): void {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (first === undefined || (last && Number(last) < Number(first))) {
    delete headers.range;
  } else {
    delete headers['accept-encoding'];
  }
}

/** Files for the host, not for visitors: nginx hides the same ones. */
const hiddenFile = /\/(?:\.(?!well-known\/)|_headers$|_redirects$)/;

/** Whether an address leads to a hidden file, in any spelling. */
function isHidden(url: string): boolean {
  const pathname = url.replace(/[?#].*$/s, '');
  try {
    return hiddenFile.test(decodeURI(pathname));
  } catch {
    return hiddenFile.test(pathname);
  }
}

/** Returns what receives feedback, by its path, where the site takes it itself. Without that, the plugin isn't needed. */
export function loadReceivers({
  feedback,
}: Pick<Site, 'feedback'>): Readonly<Record<string, RequestListener>> {
  if (!feedback?.startsWith('/')) {
    return {};
  }
  const { createReceiver, openFeedback } = loadReceiver();
  return { [feedback]: createReceiver(openFeedback(siteDir)) };
}

/**
 * Serves an assembled site as a static host would: compressed, `/x/page` from `page.html`, hashed files
 * cached forever, the version's own 404 page, and the headers that the site was assembled with. Files and
 * headers are those that there are at each request: a build may replace the folder.
 *
 * @param dir absolute path of the folder that is the host's root
 * @param receivers what answers at a path in place of a file
 * @returns a server that doesn't listen yet
 */
export function createSiteServer(
  dir: string,
  receivers: Readonly<Record<string, RequestListener>> = {},
): Server {
  const files = sirv(dir, {
    // Looks for each file when it is asked for.
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      for (const [name, value] of Object.entries(toFileHeaders(pathname))) {
        response.setHeader(name, value);
      }
    },
  });
  const compress = compression() as unknown as (
    ...args: [...Parameters<RequestListener>, () => void]
  ) => void;
  const answer: RequestListener = (request, response) => {
    checkRange(request);
    response.setHeaders(new Headers(readResponseHeaders(dir)));
    const receive = receivers[request.url ?? ''];
    if (receive) {
      receive(request, response);
      return;
    }
    compress(request, response, () => {
      const url = request.url ?? '/';
      const refuse = () => {
        const page = findNotFoundPage(dir, url);
        response.statusCode = 404;
        response.setHeader('Content-Type', page ? 'text/html; charset=utf-8' : 'text/plain');
        response.end(page ? readFileSync(page) : 'Not found');
      };
      if (isHidden(url)) {
        refuse();
      } else {
        files(request, response, refuse);
      }
    });
  };
  return createServer((request, response) => {
    // A file can disappear at any moment, also after its headers were sent.
    response.on('pipe', (source) => source.on('error', () => response.destroy()));
    try {
      answer(request, response);
    } catch {
      response.destroy();
    }
  });
}

/** Returns the origin at which this machine reaches a server that listens on a host. */
export function toServedUrl(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isEverywhere ? 'localhost' : name}:${port}`;
}

/**
 * Starts a server.
 *
 * @param port 0 takes a free one
 * @returns the address at which this machine reaches it
 * @throws an error when the port is in use
 */
export async function listen(server: Server, host: string, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const isBusy = code === 'EADDRINUSE';
      reject(new Error(isBusy ? `Port ${port} is in use. Choose another with --port.` : message));
    });
    server.listen(port, host, resolve);
  });
  return toServedUrl(host, (server.address() as AddressInfo).port);
}
