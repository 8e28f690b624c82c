import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
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
    throw new MissingFile(url);
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
  throw new MissingFile(file);
}

/** Remembers what was read; a failure is forgotten, so that the next call tries again. */
function createMemory<Value>(load: (key: string) => Promise<Value>) {
  const known = new Map<string, Promise<Value>>();
  return (key: string): Promise<Value> => {
    const value = known.get(key) ?? load(key);
    known.set(key, value);
    value.catch(() => known.delete(key));
    return value;
  };
}

/**
 * Opens a site.
 *
 * @param address of its start, `https://docs.example.com/x/`, or the folder of a build, `build/x`
 * @throws an error that says why it can't be read
 */
export async function openDocs(address: string): Promise<Docs> {
  const root = isUrl(address) ? address.replace(/\/*$/, '/') : path.resolve(address);
  const readFrom = (file: string) =>
    isUrl(root) ? fetchText(new URL(file, root).href) : readLocal(root, file);
  const readText = createMemory((file) => (isUrl(file) ? fetchText(file) : readFrom(file)));
  const index = await readText(INDEX_FILE).then(
    (text) => siteIndex.parse(JSON.parse(text)),
    (error: Error) => {
      throw new Error(`Cannot read ${INDEX_FILE} of ${address}: ${error.message}`, {
        cause: error,
      });
    },
  );
  const readIndex = createMemory(async (file) =>
    createIndex(JSON.parse(await readText(file)) as SearchList),
  );
  return {
    index,
    toUrl: ({ path: start }, slug) => new URL(start + slug.slice(1), index.url).href,
    read: ({ path: start }, file) => readText(start + file),
    readSearchIndex: ({ path: start }) => readIndex(`${start}search/list.json`),
  };
}
