import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { mapFiles } from '../../../core/server/concurrency';
import { type Product, products } from '../../../core/types';
import { findSubject } from '../../../core/subject';
import type { VersionPages } from '../../navigation/types';
import { type OfflineFile, type OfflineManifest, sumSizes, toMegabytes, toPage } from '../types';

const hash = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');

/** Files whose names have a hash of their content. */
const hashedFile = /^assets\//;

/** What no page asks for: preview images, redirects, files for crawlers and models. */
const unneeded =
  /^(?:og|r)\/|^(?:llms.*\.txt|sitemap\.xml|404\.html|offline\.json|sw\.js)$|\/llms\.txt$/;

/** The path by which a file is asked for: pages have no extension. */
const toRequestPath = (file: string) => (file === 'index.html' ? '' : file.replace(/\.html$/, ''));

/**
 * Reads the files of a version's output that its pages ask for, in the order of their names.
 *
 * @param outDir absolute path of the output
 */
async function readOutput(outDir: string): Promise<OfflineFile[]> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.posix.relative(outDir, path.posix.join(parentPath, name)))
    .filter((file) => !unneeded.test(file))
    .toSorted();
  return mapFiles(files, async (file): Promise<OfflineFile> => {
    const content = await readFile(path.join(outDir, file));
    const revision = hashedFile.test(file) ? '' : hash(content).slice(0, 8);
    return [toRequestPath(file), revision, content.length];
  });
}

/** A page as a pack counts it. */
interface PackedPage {
  /** Path in the version, as files have it: `react-data-grid/sorting`. */
  path: string;
  product?: Product;
  demos: number;
}

/** The element that a demo runs in. */
const demo = /\sdata-demo-state\b/g;

/** Reads the pages of a version's output: its documents and its reference. */
async function readPages(outDir: string, version: string): Promise<PackedPage[]> {
  const text = await readFile(path.join(outDir, `versions/${version}.json`), 'utf8');
  const { pages } = JSON.parse(text) as VersionPages;
  return mapFiles(Object.keys(pages), async (slug) => {
    const subject = findSubject(slug, {});
    const product = subject === 'general' ? undefined : subject;
    const html = await readFile(path.join(outDir, `${slug}.html`), 'utf8');
    return { path: slug.slice(1), product, demos: html.match(demo)?.length ?? 0 };
  });
}

/**
 * Sorts the files of a version into packs, one for the pages of each product, and the shell, which has
 * all else and comes with each pack. It has all code, also that of demos: only the browser knows what
 * of it a page asks for, and a saved page must lack nothing.
 */
export function toOfflineManifest(
  files: readonly OfflineFile[],
  pages: readonly PackedPage[],
): OfflineManifest {
  const productOf = new Map(pages.map((page) => [page.path, page.product]));
  const findProduct = ([file]: OfflineFile) => productOf.get(toPage(file));
  const packs = products.map((product) => {
    const own = pages.filter((page) => page.product === product);
    return {
      product,
      pages: own.length,
      demos: own.reduce((sum, { demos }) => sum + demos, 0),
      files: files.filter((file) => findProduct(file) === product),
    };
  });
  return {
    build: hash(JSON.stringify(files)).slice(0, 12),
    shell: files.filter((file) => findProduct(file) === undefined),
    packs: packs.filter(({ pages: count }) => count > 0),
  };
}

/** Reads what a version needs offline from its output. */
export const readManifest = async (outDir: string, version: string): Promise<OfflineManifest> =>
  toOfflineManifest(await readOutput(outDir), await readPages(outDir, version));

/** Returns how much a version takes on a device, with its parts: `6.1 MB (shell 4.0 MB, charts 2.1 MB)`. */
export function describeSize({ shell, packs }: OfflineManifest): { text: string; bytes: number } {
  const parts = [
    { name: 'shell', bytes: sumSizes(shell) },
    ...packs.map(({ product, files }) => ({ name: product, bytes: sumSizes(files) })),
  ];
  const bytes = parts.reduce((total, part) => total + part.bytes, 0);
  const list = parts.map((part) => `${part.name} ${toMegabytes(part.bytes)}`).join(', ');
  return { text: `${toMegabytes(bytes)} (${list})`, bytes };
}
