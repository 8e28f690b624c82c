import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Api } from '../../plugins/api-reference/types';
import type { SitePage } from './readPages';

/** Pages of the reference beside the first of each shape, a version. */
const sampleSize = 3;

const isApi = ({ pathname }: SitePage) => /\/api\/[^/]+\/[^/]+$/.test(pathname);

/** Live views of page templates are looked at on their own: `checkTemplate`. */
const isLiveView = ({ pathname }: SitePage) => /\/templates\/[^/]+$/.test(pathname);

/** What makes pages of the reference look different: what they describe, and which sections they have. */
export function readShape(buildDir: string, { pathname }: SitePage): string {
  const text = readFileSync(path.join(buildDir, `${pathname}.json`), 'utf8');
  const { product, kind, slots, classes } = JSON.parse(text) as Api;
  // Rows of the grid and of interfaces start expanded, the others as a table.
  return [kind, product === 'data-grid', slots.length > 0, classes.length > 0].join(' ');
}

/** A number that is always the same for a path, and says nothing about it. */
const toSeed = ({ pathname }: SitePage) => createHash('sha256').update(pathname).digest('hex');

/** How a page is looked at: opened; read to its end, so that its demos run; in both modes and on a phone too. */
export type Depth = 'opened' | 'read' | 'thorough';

/** Which pages of a kind are looked at longer than the others: 3 is every third, 1 all. */
export interface Parts {
  /** Written by hand: thoroughly, the others are read. */
  written: number;
  /** Pages of the reference, which are all made alike: opened, the others are not. */
  reference: number;
}

/**
 * Chooses how pages of a version are looked at; the choice is always the same. Its home and one page of
 * the reference of each shape, with a sample, are always looked at thoroughly.
 *
 * @param toShape from `readShape`
 */
export function choosePages(
  pages: readonly SitePage[],
  toShape: (page: SitePage) => string,
  parts: Parts,
): Map<SitePage, Depth> {
  const sorted = pages.toSorted((a, b) => (toSeed(a) < toSeed(b) ? -1 : 1));
  const isHome = ({ version, pathname }: SitePage) => pathname === version.basePath;
  const written = sorted.filter((page) => !isApi(page) && !isLiveView(page));
  const reference = sorted.filter(isApi);
  const shapes = new Set(new Map(reference.map((page) => [toShape(page), page])).values());
  const sample = reference.filter((page) => !shapes.has(page)).slice(0, sampleSize);
  const rest = reference.filter((page) => !shapes.has(page) && !sample.includes(page));
  const isThorough = (page: SitePage, index: number) => isHome(page) || index % parts.written === 0;
  return new Map<SitePage, Depth>([
    ...[...shapes, ...sample].map((page) => [page, 'thorough'] as const),
    ...written.map((page, at) => [page, isThorough(page, at) ? 'thorough' : 'read'] as const),
    ...rest
      .filter((_, index) => index % parts.reference === 0)
      .map((page) => [page, 'opened'] as const),
  ]);
}
