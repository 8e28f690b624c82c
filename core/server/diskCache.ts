import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { markAsUsed } from './cacheFolder';
import { hashCode } from './cacheKey';
import { cacheDir, mapFiles } from './files';

/** How long a file is kept that no build has used, in ms. */
const MAX_AGE = 30 * 24 * 60 * 60 * 1000;

/** How much a cache may keep in all, in bytes: a change of the platform's code makes all files anew. */
const MAX_SIZE = 300e6;

/** Removes files that no build has used for long, and beyond a size those that weren't used for longest. */
export async function removeUnused(dir: string, maxSize = MAX_SIZE): Promise<void> {
  const oldest = Date.now() - MAX_AGE;
  const files = await mapFiles(await readdir(dir), async (name) => {
    const file = path.join(dir, name);
    // Another build may have removed it.
    const { mtimeMs, size } = await stat(file).catch(() => ({ mtimeMs: Infinity, size: 0 }));
    return { file, mtimeMs, size };
  });
  let kept = 0;
  const unused = files
    .toSorted((a, b) => b.mtimeMs - a.mtimeMs)
    .filter(({ mtimeMs, size }) => {
      kept += size;
      return mtimeMs < oldest || kept > maxSize;
    });
  await mapFiles(unused, ({ file }) => rm(file, { force: true }));
}

async function read<Value>(file: string): Promise<Value | undefined> {
  try {
    const value = JSON.parse(await readFile(file, 'utf8')) as Value;
    await markAsUsed(file);
    return value;
  } catch {
    // It is not there, or was cut off when the disk was full.
    return undefined;
  }
}

/** Builds run side by side: none must read a file that another one has half written, nor take it away. */
async function write(file: string, value: unknown): Promise<void> {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, JSON.stringify(value));
  await rename(unfinished, file);
}

/** Results of slow work, kept from one build to the next. */
export interface DiskCache<Value> {
  /** Returns what was made of the same inputs before. */
  get(inputs: readonly unknown[]): Promise<Value | undefined>;
  set(inputs: readonly unknown[], value: Value): Promise<void>;
}

/**
 * Opens a cache: a file for each result, named by a hash of its inputs and of all code and packages that
 * can have made it.
 *
 * @param name what the results are: `demos`
 * @param madeBy the files of the platform that can have made it; absent: all that make pages
 */
export async function openDiskCache<Value>(
  name: string,
  siteDir: string,
  madeBy?: readonly string[],
): Promise<DiskCache<Value>> {
  const dir = path.join(cacheDir, `x-docs-${name}`);
  await mkdir(dir, { recursive: true });
  const code = await hashCode(siteDir, madeBy);
  await removeUnused(dir);
  const toFile = (inputs: readonly unknown[]) => {
    const key = createHash('sha256').update(JSON.stringify([code, ...inputs]));
    return path.join(dir, `${key.digest('hex').slice(0, 32)}.json`);
  };
  return {
    get: (inputs) => read(toFile(inputs)),
    set: (inputs, value) => write(toFile(inputs), value),
  };
}

/** Returns what was made of the same inputs before, or makes it. */
export type Remember<Value> = (
  inputs: readonly unknown[],
  make: () => Promise<Value>,
) => Promise<Value>;

/** Opens a cache, as `openDiskCache` does, for work that is done where its result is missing. */
export async function createDiskCache<Value>(
  ...opened: Parameters<typeof openDiskCache>
): Promise<Remember<Value>> {
  const cache = await openDiskCache<Value>(...opened);
  return async (inputs, make) => {
    const known = await cache.get(inputs);
    if (known !== undefined) {
      return known;
    }
    const value = await make();
    await cache.set(inputs, value);
    return value;
  };
}
