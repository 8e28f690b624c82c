import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Destination } from '../../../core/navigation';
import { mapFiles } from '../../../core/server/files';
import { escapeHtml } from '../../../core/server/html';
import type { FinishedBuild } from '../../../core/server/postBuild';
import { throwProblems } from '../../../core/server/problems';
import { toSlug } from '../../../core/pagePath';
import type { Redirect, RedirectData, RedirectMap } from '../types';
import { checkAnchors, checkRedirects } from './checks';

interface RedirectPage {
  /** Path of the target page, with its anchor. */
  to: string;
  /** Origin of the host. */
  origin: string;
  /** Path of the script that keeps query and hash. */
  script: string;
}

/** Renders the page at a redirect's path, for hosts that don't redirect; its script keeps query and hash. */
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

/** Where pages of other versions are in one, by version and slug. */
type Arrivals = Readonly<Record<string, Readonly<Record<string, Destination>>>>;

/**
 * Returns the redirects of a version that owners write, and those from the paths that its pages have in other
 * versions: a visitor who edits the version in the address, or follows a link from before a page moved, still
 * finds it.
 *
 * @param entries those of the version in `data/redirects.ts`
 */
export function toRedirects(entries: readonly Redirect[], arrivals: Arrivals): RedirectMap {
  const moves = Object.values(arrivals).flatMap((pages) => Object.entries(pages));
  return Object.fromEntries([
    ...moves.filter((move): move is [string, string] => typeof move[1] === 'string'),
    ...entries.map(({ from, to }) => [toSlug(from), toSlug(to)] as const),
  ]);
}

interface Redirects {
  /** What `data/redirects.ts` exports. */
  data: RedirectData;
  /** Names of all versions. */
  versions: readonly string[];
  /** Name of the version that is built. */
  version: string;
  /** The redirects of the version that plugins bring, from slug to slug; those at the path of a page don't count. */
  redirects: RedirectMap;
}

/**
 * Writes a page for each redirect of a version, and all redirects into `redirects.json` for the host and the
 * 404 page. Run it after other post-build steps: what it writes are not pages of the site.
 *
 * @throws an error that lists every redirect that leads nowhere
 */
export async function writeRedirects(
  { data, versions, version, ...brought }: Redirects,
  { outDir, baseUrl, routesPaths, siteConfig }: FinishedBuild,
): Promise<void> {
  const title = `Redirects of ${version} lead nowhere`;
  const slugs = new Set(routesPaths.map((route) => `/${route.slice(baseUrl.length)}`));
  throwProblems(title, checkRedirects(data, version, slugs, versions));
  const redirects: RedirectMap = Object.fromEntries(
    Object.entries(brought.redirects).filter(([from]) => !slugs.has(from)),
  );
  const readPage = (slug: string) =>
    readFile(path.join(outDir, slug === '/' ? 'index.html' : `${slug}.html`), 'utf8');
  throwProblems(title, await checkAnchors(redirects, readPage));
  await mapFiles(Object.entries(redirects), async ([from, to]) => {
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
}
