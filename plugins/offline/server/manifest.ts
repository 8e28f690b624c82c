import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { formatSize } from '../../../core/formatSize';
import { mapFiles, toRelative } from '../../../core/server/files';
import { findSubject } from '../../../core/subject';
import {
  listPacks,
  listPageFiles,
  offlinePage,
  sumSizes,
  type OfflineFile,
  type OfflineManifest,
  type OfflinePage,
} from '../types';
import type { SortedCode } from './chunks';

/** Long enough to tell a whole file from a damaged one. */
const hash = (content: Buffer | string) =>
  createHash('sha256').update(content).digest('hex').slice(0, 12);

/** What no page asks for: preview images, redirects, files for crawlers, models and auditors. */
const unneeded =
  /^(?:og|r)\/|^(?:sitemap\.xml|404\.html|offline\.json|sw\.js|accessibility-evidence\.json)$|(?:^|\/)llms[^/]*\.txt$/;

/** Returns a path as browsers have it in addresses: `gr%C3%B6%C3%9Fe%2050%25.png`. */
export const toAddressPath = (file: string): string =>
  new URL(`https://a/${file.replace(/[%?#\\]/g, encodeURIComponent)}`).pathname.slice(1);

/** The path by which a file is asked for: pages have no extension. */
const toRequestPath = (file: string) =>
  file === 'index.html' ? '' : toAddressPath(file.replace(/\.html$/, ''));

/** The element that a demo runs in. */
const demoElement = /\sdata-demo="?(\w+)/g;

/** A page that only leads to another one: without network, the worker reads the list of redirects. */
const redirect = /<meta\s[^>]*http-equiv="?refresh/i;

/** Of a link, a picture, or a font in the page's styles, which only pages with its letters have. */
const reference = /(?:\s(?:href|src|poster)="?|\burl\((?=[^)]*\.woff2\)))([^"\s>?#)]+)/g;

/** A page of an output. */
export interface PageFile {
  /** Path in the version, as addresses have it: `react-data-grid/sorting`. */
  path: string;
  /** Names of its demos. */
  demos: readonly string[];
  /** Paths of the files in the version that its HTML refers to; also of pages that it links to. */
  references: readonly string[];
}

/** What a version's output has. */
export interface Output {
  files: OfflineFile[];
  pages: PageFile[];
}

function readPage(file: string, html: string, base: string): PageFile {
  const references = [...html.matchAll(reference)].flatMap(([, url = '']) =>
    url.startsWith(base) ? new URL(url, 'https://a').pathname.slice(base.length) : [],
  );
  return {
    path: toRequestPath(file),
    demos: [...html.matchAll(demoElement)].map(([, name = '']) => name),
    references: [...new Set(references)],
  };
}

/**
 * Reads the files of a version's output that its pages ask for, in the order of their names, and what its
 * pages refer to.
 *
 * @param outDir absolute path of the output
 * @param base path that the version is served under
 */
export async function readOutput(outDir: string, base: string): Promise<Output> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => toRelative(outDir, path.join(parentPath, name)))
    .filter((file) => !unneeded.test(file))
    .toSorted();
  const read = await mapFiles(names, async (name) => {
    const content = await readFile(path.join(outDir, name));
    const file: OfflineFile = [toRequestPath(name), hash(content), content.length];
    if (!name.endsWith('.html')) {
      return { file };
    }
    const html = content.toString();
    return redirect.test(html) ? undefined : { file, page: readPage(name, html, base) };
  });
  const kept = read.filter((item) => item !== undefined);
  return { files: kept.map(({ file }) => file), pages: kept.flatMap(({ page }) => page ?? []) };
}

/** Returns the page that a file belongs to: `api/compare` has `api/compare/v7/charts.json`. */
function findOwner(file: string, pages: ReadonlySet<string>): string | undefined {
  let owner = file.replace(/(?:\.js)?\.\w+$/, '');
  while (owner !== '.' && !pages.has(owner)) {
    owner = path.posix.dirname(owner);
  }
  return owner === '.' ? undefined : owner;
}

/**
 * Sorts the files of a version: those that single pages need, and the shell, which has all else.
 *
 * @param code which code each page needs
 * @param documents absolute paths of documents, by the paths of their pages
 */
export function toOfflineManifest(
  { files, pages }: Output,
  code: SortedCode,
  documents: ReadonlyMap<string, string>,
): OfflineManifest {
  const indices = new Map(files.map(([file], index) => [file, index]));
  const toIndices = (names: readonly string[]) =>
    names.flatMap((name) => indices.get(name) ?? []).toSorted((a, b) => a - b);
  const paths = new Set(pages.map((page) => page.path));
  const frame = pages.find((page) => page.path === offlinePage)?.references ?? [];
  const ofShell = new Set([
    offlinePage,
    ...frame.filter((file) => !paths.has(file)),
    // The bundler has the fonts of all alphabets; a page names those that it shows.
    ...code.shell.filter((file) => !file.endsWith('.woff2')),
  ]);
  const owned = new Map<string, string[]>();
  for (const [file] of files) {
    const owner = paths.has(file) ? file : findOwner(file, paths);
    if (owner !== undefined && !ofShell.has(file)) {
      owned.set(owner, [...(owned.get(owner) ?? []), file]);
    }
  }
  const described = pages
    .filter((page) => page.path !== offlinePage)
    .map((page): [string, OfflinePage] => {
      const subject = findSubject(`/${page.path}`, {});
      const referred = page.references.filter((file) => !paths.has(file) && !ofShell.has(file));
      const needed = [
        ...(owned.get(page.path) ?? []),
        ...referred,
        ...code.ofPage({ document: documents.get(page.path), demos: page.demos }),
      ];
      return [
        page.path,
        {
          ...(subject !== 'general' && { product: subject }),
          demos: page.demos.length,
          files: toIndices([...new Set(needed)]),
        },
      ];
    });
  const ofPages = new Set(described.flatMap(([, page]) => page.files));
  const rest = files.map((_, index) => index).filter((index) => !ofPages.has(index));
  const first = toIndices([offlinePage, ...frame.filter((file) => ofShell.has(file))]);
  return {
    build: hash(JSON.stringify(files)),
    files,
    // What shows what is saved comes first.
    shell: [...new Set([...first, ...rest])],
    pages: Object.fromEntries(described),
  };
}

/** Returns how much a version takes on a device, with its parts: `6.1 MB (shared 4.0 MB, charts 2.1 MB)`. */
export function describeSize(manifest: OfflineManifest): { text: string; bytes: number } {
  const { shared, packs } = listPacks(manifest);
  const parts = [{ product: 'shared', files: shared }, ...packs].map(({ product, files }) => ({
    name: product,
    bytes: sumSizes(files),
  }));
  const bytes = sumSizes(manifest.files);
  const list = parts.map((part) => `${part.name} ${formatSize(part.bytes)}`).join(', ');
  return { text: `${formatSize(bytes)} (${list})`, bytes };
}

/** Returns why a version is too large, and what to do; nothing when it isn't. */
export function findBudgetProblem(
  manifest: OfflineManifest,
  label: string,
  budget: number,
): string | undefined {
  const { text, bytes } = describeSize(manifest);
  if (bytes <= budget * 1e6) {
    return undefined;
  }
  const largest = Object.keys(manifest.pages)
    .map((page) => ({ name: `/${page}`, bytes: sumSizes(listPageFiles(manifest, page)) }))
    .toSorted((a, b) => b.bytes - a.bytes)
    .slice(0, 5)
    .map((page) => `${page.name} (${formatSize(page.bytes)})`);
  return `Offline, ${label} takes ${text}; the budget is ${budget} MB. Its largest pages with their demos: ${largest.join(', ')}. Make pages and demos smaller, or raise offlineBudget in site.ts.`;
}
