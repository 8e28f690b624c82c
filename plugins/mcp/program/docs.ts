import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { loadOnce } from '../../../core/client/loadOnce';
import { createIndex, type SearchIndex } from '../../search/client';
import type { SearchList } from '../../search/types';
import { INDEX_FILE, type IndexedVersion, type SiteIndex } from '../types';

/** How long a file may take, in ms. */
const TIMEOUT = 15_000;

const siteIndex: z.ZodType<SiteIndex> = z.object({
  name: z.string(),
  url: z.url(),
  versions: z
    .array(
      z.object({
        name: z.string(),
        label: z.string(),
        path: z.string(),
        products: z.array(z.string()),
      }),
    )
    .min(1),
  planSuffixes: z.array(z.string()),
});

/** A file that the site doesn't have. */
export class MissingFile extends Error {}

/** Reads the files of a site. */
export interface Docs {
  index: SiteIndex;
  /** Returns the address of a page, for people. */
  toUrl(version: IndexedVersion, slug: string): string;
  /**
   * Returns a file of a version.
   *
   * @param file path in the version: `react-charts/bars.md`
   * @throws `MissingFile` when there is none
   */
  read(version: IndexedVersion, file: string): Promise<string>;
  readSearchIndex(version: IndexedVersion): Promise<SearchIndex>;
}

const isUrl = (address: string) => /^https?:\/\//.test(address);

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
  if (response.status === 404) {
    throw new MissingFile(`${url} doesn't exist.`);
  }
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}.`);
  }
  return response.text();
}

async function readLocal(dir: string, file: string): Promise<string> {
  const absolute = path.resolve(dir, file);
  const isInside = absolute.startsWith(dir + path.sep);
  try {
    if (isInside) {
      return await readFile(absolute, 'utf8');
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
      throw error;
    }
  }
  throw new MissingFile(`${file} doesn't exist.`);
}

async function readSiteIndex(readText: (file: string) => Promise<string>): Promise<SiteIndex> {
  const text = await readText(INDEX_FILE);
  try {
    return siteIndex.parse(JSON.parse(text));
  } catch (error) {
    throw new Error('it is not an index of versions.', { cause: error });
  }
}

/**
 * Opens a site.
 *
 * @param address of its start, `https://docs.example.com/x/`, or the folder of a build, `build/x`
 * @throws an error that says why it can't be read
 */
export async function openDocs(address: string): Promise<Docs> {
  const root = isUrl(address) ? address.replace(/\/*$/, '/') : path.resolve(address);
  const readText = loadOnce((file: string) => {
    const isOutside = isUrl(root) || isUrl(file);
    return isOutside ? fetchText(new URL(file, root).href) : readLocal(root, file);
  });
  const readIndex = loadOnce(async (file: string) =>
    createIndex(JSON.parse(await readText(file)) as SearchList),
  );
  const index = await readSiteIndex(readText).catch((error: Error) => {
    throw new Error(
      `Can't read ${INDEX_FILE} of ${address}: ${error.message} Give the address where the site starts, or the folder of its build.`,
      { cause: error },
    );
  });
  return {
    index,
    toUrl: ({ path: start }, slug) => new URL(start + slug.slice(1), index.url).href,
    read: ({ path: start }, file) => readText(start + file),
    readSearchIndex: ({ path: start }) => readIndex(`${start}search/list.json`),
  };
}
