import type { SitePlugin } from '../../core/server/contribution';
import { toRedirects, writeRedirects } from './server/redirectPages';
import type { RedirectData } from './types';

/**
 * Leads from addresses that have moved to where their pages are now.
 *
 * @param data what `data/redirects.ts` exports
 */
export default function redirects(data: RedirectData): SitePlugin {
  return ({ site, version, moves, contributed }) => ({
    redirects: toRedirects(data[version.name] ?? [], moves.arrivals),
    postBuild: [
      {
        name: 'Redirects',
        run: (build) =>
          writeRedirects(
            {
              data,
              versions: site.versions.map(({ name }) => name),
              version: version.name,
              redirects: contributed.redirects,
            },
            build,
          ),
      },
    ],
  });
}
