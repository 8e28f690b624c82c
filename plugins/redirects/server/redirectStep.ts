import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Props } from '@docusaurus/types';
import { escapeHtml } from '../../../core/server/html';
import { throwProblems } from '../../../core/server/problems';
import { mapConcurrently } from '../../../core/server/processes';
import { toSlug } from '../../../core/server/titles';
import type { RedirectData, RedirectMap } from '../types';
import { checkAnchors, checkRedirects } from './checks';

interface RedirectPage {
  /** Path of the page that it leads to, with its anchor. */
  to: string;
  /** Origin of the host. */
  origin: string;
  /** Path of the script that keeps the query and the hash. */
  script: string;
}

/**
 * Renders the page that a host shows at an address that has moved, when it does not redirect by
 * itself. With JavaScript the visitor's query and hash are kept.
 */
export function renderRedirectPage({ to, origin, script }: RedirectPage): string {
  const path = escapeHtml(to);
  // A refresh beside the script would win over it in some browsers and lose the hash.
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><title>This page has moved</title>',
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<meta name="robots" content="noindex"><link rel="canonical" href="${escapeHtml(origin)}${path}">`,
    `<script src="${escapeHtml(script)}" data-to="${path}"></script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${path}"></noscript>`,
    `</head><body><p>This page has moved to <a href="${path}">${path}</a>.</p></body></html>`,
    '',
  ].join('\n');
}

interface RedirectStep {
  /** What `data/redirects.ts` exports. */
  data: RedirectData;
  /** Names of all versions, and of the one that is built. */
  versions: readonly string[];
  version: string;
  /** Short links to the version's reference, from slug to slug. */
  shortLinks: RedirectMap;
}

/** Files that are written at a time. */
const concurrency = 16;

/** Returns the slugs of a version's routes. */
function toSlugs(routes: readonly string[], baseUrl: string): Set<string> {
  return new Set(routes.map((route) => `/${route.slice(baseUrl.length)}`));
}

/**
 * Creates the step that writes, for each path of a version that leads elsewhere, a page that leads
 * there, and all of them into `redirects.json`, for the host and the 404 page. It should be the last
 * one: what it writes is no page of the site.
 */
export function createRedirectStep({ data, versions, version, shortLinks }: RedirectStep) {
  return {
    name: 'Redirects',
    async run({ outDir, baseUrl, routesPaths, siteConfig }: Props): Promise<void> {
      const title = `Redirects of ${version} lead nowhere`;
      const slugs = toSlugs(routesPaths, baseUrl);
      throwProblems(title, checkRedirects(data, version, slugs, versions));
      const own = (data[version] ?? []).map(({ from, to }) => [toSlug(from), toSlug(to)]);
      const redirects: RedirectMap = { ...shortLinks, ...Object.fromEntries(own) };
      const readPage = (slug: string) =>
        readFile(path.join(outDir, slug === '/' ? 'index.html' : `${slug}.html`), 'utf8');
      throwProblems(title, await checkAnchors(redirects, readPage));
      await mapConcurrently(Object.entries(redirects), concurrency, async ([from, to]) => {
        const file = path.join(outDir, `${from}.html`);
        await mkdir(path.dirname(file), { recursive: true });
        const page = renderRedirectPage({
          to: baseUrl.slice(0, -1) + to,
          origin: siteConfig.url,
          script: `${baseUrl}redirect.js`,
        });
        await writeFile(file, page);
      });
      await writeFile(path.join(outDir, 'redirects.json'), JSON.stringify(redirects));
    },
  };
}
