import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import sirv from 'sirv';
import { readResponseHeaders } from './readResponseHeaders';

/** Files whose names carry a hash of their content. */
const hashedFile = /\/assets\//;

/** Without a charset browsers take text for Latin. */
const textTypes: Record<string, string> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

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
      const age = hashedFile.test(pathname) ? 'max-age=31536000, immutable' : 'no-cache';
      response.setHeader('Cache-Control', age);
      const type = textTypes[path.extname(pathname)];
      if (type) {
        response.setHeader('Content-Type', type);
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
