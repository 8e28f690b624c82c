import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteLink } from './collectLinks';

/** The file that a static host answers a path with, if any. */
function findFile(buildDir: string, pathname: string): string | undefined {
  const file = path.join(buildDir, decodeURIComponent(pathname));
  const candidates = pathname.endsWith('/')
    ? [path.join(file, 'index.html')]
    : [`${file}.html`, path.join(file, 'index.html'), path.extname(file) ? file : ''];
  return candidates.find((candidate) => existsSync(candidate));
}

/** Returns the links that lead to no page, or to no element of it, each with a page that it is on. */
export function checkLinks(buildDir: string, links: readonly SiteLink[]): string[] {
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
  return links.flatMap(({ from, to }) => {
    const [pathname = '', hash = ''] = to.split('#');
    const file = findFile(buildDir, pathname);
    if (!file) {
      return [`${from}: there is no page ${pathname}`];
    }
    return hash === '' || readIds(file).has(decodeURIComponent(hash))
      ? []
      : [`${from}: there is no #${hash} on ${pathname}`];
  });
}
