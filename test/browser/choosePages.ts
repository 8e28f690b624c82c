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

/** The pages of a version that are opened in the browser, and those that are looked at longer. */
interface ChosenPages {
  opened: readonly SitePage[];
  thorough: ReadonlySet<SitePage>;
}

/**
 * Chooses the pages that are looked at in both modes and on a phone: all that are written by hand,
 * and of the reference one of each shape and a sample. Of the rest, which are all made alike, some
 * are opened once. The choice is always the same.
 *
 * @param toShape from `readShape`
 * @param every 4 opens every fourth page of the rest
 */
export function choosePages(
  pages: readonly SitePage[],
  toShape: (page: SitePage) => string,
  every: number,
): ChosenPages {
  const reference = pages.filter(isApi).toSorted((a, b) => (toSeed(a) < toSeed(b) ? -1 : 1));
  const written = pages.filter((page) => !isApi(page) && !isLiveView(page));
  const shapes = new Map(reference.map((page) => [toShape(page), page]));
  const chosen = new Set(shapes.values());
  const sample = reference.filter((page) => !chosen.has(page)).slice(0, sampleSize);
  const thorough = new Set([...written, ...chosen, ...sample]);
  const rest = reference.filter((page) => !thorough.has(page));
  return { opened: [...thorough, ...rest.filter((_, index) => index % every === 0)], thorough };
}
