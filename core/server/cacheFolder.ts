/**
 * A folder of a cache that checkouts share: each entry is named by a hash of its inputs, and its time is
 * that of its last use. An entry appears whole, by a rename of an unfinished one.
 */
import { existsSync } from 'node:fs';
import { readdir, rename, rm, rmdir, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

/** How the name of an entry ends while a process makes it. */
const UNFINISHED = '.unfinished';

/** How long an entry stays after its last use, in ms: another process may still read it. */
const MIN_AGE = 60 * 60 * 1000;

/** How long making an entry can take, in ms; what is older and unfinished was left by a stopped process. */
const MAX_MAKING_TIME = 24 * 60 * 60 * 1000;

/** Returns the path at which this process makes an entry: another one may be making the same. */
export const toUnfinished = (entry: string): string => `${entry}.${process.pid}${UNFINISHED}`;

interface Entry {
  name: string;
  /** When it was used last, in ms. */
  time: number;
}

async function readEntries(folder: string): Promise<Entry[]> {
  const all = await readdir(folder).catch(() => []);
  // Rspack works in `.temp`, which is no entry.
  const names = all.filter((name) => !name.startsWith('.'));
  const entries = await Promise.all(
    names.map((name) =>
      stat(path.join(folder, name)).then(
        ({ mtimeMs }) => [{ name, time: mtimeMs }],
        // Another process has just removed or renamed it.
        () => [],
      ),
    ),
  );
  return entries.flat().toSorted((a, b) => b.time - a.time);
}

const isFinished = ({ name }: Entry) => !name.endsWith(UNFINISHED);

/** Returns the names of the finished entries, the last used one first. */
export async function listEntries(folder: string): Promise<string[]> {
  return (await readEntries(folder)).filter(isFinished).map(({ name }) => name);
}

/** Marks an entry as used, which keeps it for an hour at least. */
export async function markAsUsed(entry: string): Promise<void> {
  const now = new Date();
  await utimes(entry, now, now);
}

/** Puts a finished entry in its place, unless another process has. */
export async function finishEntry(unfinished: string, entry: string): Promise<void> {
  try {
    await rename(unfinished, entry);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(entry)) {
      throw error;
    }
  }
}

/**
 * Removes the entries that weren't used for longest, and what stopped processes left.
 *
 * @param keep how many stay; more, when they were used a short time ago
 * @param minAge how long an entry stays after its last use in any case, in ms
 */
export async function removeUnused(folder: string, keep: number, minAge = MIN_AGE): Promise<void> {
  const entries = await readEntries(folder);
  const now = Date.now();
  const unused = [
    ...entries
      .filter(isFinished)
      .slice(keep)
      .filter(({ time }) => time <= now - minAge),
    ...entries.filter((entry) => !isFinished(entry) && entry.time < now - MAX_MAKING_TIME),
  ];
  await Promise.all(
    unused.map(({ name }) => rm(path.join(folder, name), { recursive: true, force: true })),
  );
}

/**
 * Removes what was kept of versions and languages that the site has no more.
 *
 * @param folder has a folder with entries for each
 * @param known the names of those that the site has
 */
export async function removeGone(folder: string, known: ReadonlySet<string>): Promise<void> {
  const gone = (await readdir(folder).catch(() => [])).filter((name) => !known.has(name));
  await Promise.all(
    gone.map(async (name) => {
      const dir = path.join(folder, name);
      await removeUnused(dir, 0);
      // Stays while another process may use an entry.
      await rmdir(dir).catch(() => {});
    }),
  );
}
