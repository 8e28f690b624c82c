import { existsSync } from 'node:fs';
import path from 'node:path';
import type { InHouseAd } from '../types';

/**
 * Returns the links of ads that lead to pages of the site which are not there.
 *
 * @param basePath path that the pages of the site begin with
 * @param outDir absolute path of the folder that the current version was built in
 */
export function checkAdLinks(
  ads: readonly InHouseAd[],
  basePath: string,
  outDir: string,
): string[] {
  return ads
    .filter(({ link }) => link.startsWith(basePath))
    .filter(({ link }) => {
      const page = link.slice(basePath.length).replace(/[?#].*$/, '');
      const files = page === '' ? ['index.html'] : [page, `${page}.html`, `${page}/index.html`];
      return !files.some((file) => existsSync(path.join(outDir, file)));
    })
    .map(
      ({ name, link }) =>
        `data/ads.ts: "${name}" leads to ${link}, which the current version does not have. Lead it to one of its pages, or to an address with https.`,
    );
}
