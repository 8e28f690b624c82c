import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The file that a static host answers a path with, if any. */
function findFile(buildDir: string, pathname: string): string | undefined {
  const file = path.join(buildDir, decodeURIComponent(pathname));
  const candidates = pathname.endsWith('/')
    ? [path.join(file, 'index.html')]
    : [`${file}.html`, path.join(file, 'index.html'), path.extname(file) ? file : ''];
  return candidates.find((candidate) => existsSync(candidate));
}

/** Returns those of a page's links that lead to no page, or to no element of it. */
export type LinkChecker = (links: readonly string[]) => string[];

/** @param buildDir absolute path of the built site, whose pages are read when a link leads there */
export function createLinkChecker(buildDir: string): LinkChecker {
  const ids = new Map<string, ReadonlySet<string>>();
  const readIds = (file: string) => {
    const found = ids.get(file);
    if (found) {
      return found;
    }
    const html = readFileSync(file, 'utf8');
    const read = new Set(
      [...html.matchAll(/\sid=(?:"([^"]*)"|([^\s">]+))/g)].map((m) => m[1] ?? m[2] ?? ''),
    );
    ids.set(file, read);
    return read;
  };
  return (links) =>
    links.flatMap((link) => {
      const [pathname = '', hash = ''] = link.split('#');
      const file = findFile(buildDir, pathname);
      if (!file) {
        return [`there is no page ${pathname}`];
      }
      return hash === '' || readIds(file).has(decodeURIComponent(hash))
        ? []
        : [`there is no #${hash} on ${pathname}`];
    });
}
