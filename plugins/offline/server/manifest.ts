import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { mapFiles } from '../../../core/server/files';
import { type Product, products } from '../../../core/types';
import type { SearchList } from '../../search/types';
import type { OfflineFile, OfflineManifest } from '../types';

/** Files whose names carry a hash of their content. */
const hashedFile = /^assets\//;

/** What no page asks for: pictures for those who share it, redirects, files for crawlers and models. */
const unneeded =
  /^(?:og|r)\/|^(?:llms.*\.txt|sitemap\.xml|404\.html|offline\.json|sw\.js)$|\/llms\.txt$/;

/** The path by which a file is asked for: pages have no ending. */
const toRequestPath = (file: string) => (file === 'index.html' ? '' : file.replace(/\.html$/, ''));

/**
 * Reads the files of a version's output that its pages ask for, in the order of their names.
 *
 * @param outDir absolute path of the output
 */
export async function readOutput(outDir: string): Promise<OfflineFile[]> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.posix.relative(outDir, path.posix.join(parentPath, name)))
    .filter((file) => !unneeded.test(file))
    .toSorted();
  return mapFiles(files, async (file): Promise<OfflineFile> => {
    const content = await readFile(path.join(outDir, file));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    return [toRequestPath(file), hashedFile.test(file) ? '' : hash, content.length];
  });
}

/** The element that a demo runs in. */
const demo = /\sdata-demo-state\b/g;

/** Reads the pages of a version's output, which the list of what can be found names. */
export async function readPages(outDir: string): Promise<PackedPage[]> {
  const text = await readFile(path.join(outDir, 'search/list.json'), 'utf8');
  const { pages } = JSON.parse(text) as SearchList;
  return mapFiles(pages, async ({ slug, product }) => {
    const html = await readFile(path.join(outDir, `${slug}.html`), 'utf8');
    return { path: slug.slice(1), product, demos: html.match(demo)?.length ?? 0 };
  });
}

/** A page with what a pack says of it. */
interface PackedPage {
  /** Path in the version, as files have it: `react-data-grid/sorting`. */
  path: string;
  product?: Product;
  demos: number;
}

/** The page that a file belongs to: `react-charts/bars.js.md` is the Markdown of `react-charts/bars`. */
const toPagePath = (file: string) => file.replace(/(?:\.js)?\.(?:md|json)$/, '');

/**
 * Sorts the files of a version into packs: the pages of each product, and the shell, which is all
 * that is left and comes with each. Code stands in the shell whole, the demos' too: which of it a
 * page asks for is known in the browser alone, and a stored page must lack nothing.
 */
export function toOfflineManifest(
  files: readonly OfflineFile[],
  pages: readonly PackedPage[],
): OfflineManifest {
  const productOf = new Map(pages.map((page) => [page.path, page.product]));
  const findProduct = ([file]: OfflineFile) => productOf.get(toPagePath(file));
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
    build: createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12),
    shell: files.filter((file) => findProduct(file) === undefined),
    packs: packs.filter(({ pages: count }) => count > 0),
  };
}

const sum = (files: readonly OfflineFile[]) => files.reduce((total, [, , size]) => total + size, 0);

const toMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Says how much a version takes on a reader's device, and its parts: `6.1 MB (shell 4.0 MB, charts 2.1 MB)`. */
export function describeSize({ shell, packs }: OfflineManifest): { text: string; bytes: number } {
  const parts = [
    { name: 'shell', bytes: sum(shell) },
    ...packs.map(({ product, files }) => ({ name: product, bytes: sum(files) })),
  ];
  const bytes = parts.reduce((total, part) => total + part.bytes, 0);
  const list = parts.map((part) => `${part.name} ${toMegabytes(part.bytes)}`).join(', ');
  return { text: `${toMegabytes(bytes)} (${list})`, bytes };
}
