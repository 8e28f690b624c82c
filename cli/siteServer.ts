import { existsSync, readFileSync } from 'node:fs';
import { type RequestListener, type Server, createServer } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { readResponseHeaders, toFileHeaders } from '../deploy/responseHeaders';

/** Returns the 404 page of the deepest folder on the way to the path that has one. */
function findNotFoundPage(dir: string, pathname: string): string | undefined {
  const parts = pathname.split('/').filter(Boolean);
  const folders = parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
  return [...folders, '']
    .map((folder) => path.join(dir, folder, '404.html'))
    .find((file) => file.startsWith(dir) && existsSync(file));
}

/**
 * Serves an assembled site as a static host would: compressed, `/x/page` from `page.html`,
 * hashed files cached for good, the version's own 404 page for what is not there; with the headers
 * that the site was assembled with.
 *
 * @param dir absolute path of the folder that is the host's root
 * @returns a server that does not listen yet
 */
export function createSiteServer(dir: string): Server {
  const headers = new Headers(readResponseHeaders(dir));
  const files = sirv(dir, {
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
  return createServer((request, response) => {
    response.setHeaders(headers);
    compress(request, response, () => {
      files(request, response, () => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const page = findNotFoundPage(dir, pathname);
        response.statusCode = 404;
        response.setHeader('Content-Type', page ? 'text/html; charset=utf-8' : 'text/plain');
        response.end(page ? readFileSync(page) : 'Not found');
      });
    });
  });
}
