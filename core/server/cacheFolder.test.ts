import { existsSync, mkdtempSync } from 'node:fs';
import { mkdir, readFile, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  finishEntry,
  listEntries,
  markAsUsed,
  removeGone,
  removeUnused,
  toUnfinished,
} from './cacheFolder';

const HOUR = 60 * 60 * 1000;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
});

/** Makes an entry that was used some hours ago. */
async function make(name: string, hours: number): Promise<void> {
  const dir = path.join(folder, name);
  await mkdir(dir);
  await writeFile(path.join(dir, 'file'), name);
  const time = new Date(Date.now() - hours * HOUR);
  await utimes(dir, time, time);
}

test('the entries that were used last stay, and all that another process may still read', async () => {
  for (const [name, hours] of Object.entries({ a: 5, b: 4, c: 3, d: 0.5, e: 0.1 })) {
    await make(name, hours);
  }
  expect(await listEntries(folder)).toEqual(['e', 'd', 'c', 'b', 'a']);
  await removeUnused(folder, 3);
  expect(await listEntries(folder)).toEqual(['e', 'd', 'c']);
  await removeUnused(folder, 1);
  expect(await listEntries(folder)).toEqual(['e', 'd']);
});

test('entries that only this checkout reads are removed at once', async () => {
  await make('a', 0.2);
  await make('b', 0.1);
  await removeUnused(folder, 1, 0);
  expect(await listEntries(folder)).toEqual(['b']);
});

test('nothing is left of what the site has no more, unless it was used within the hour', async () => {
  for (const [name, hours] of Object.entries({ v6: 9, v5: 9, 'v5.zh': 0.5 })) {
    await mkdir(path.join(folder, name));
    await make(`${name}/hash`, hours);
  }
  await removeGone(folder, new Set(['v6']));
  expect((await readdir(folder)).toSorted()).toEqual(['v5.zh', 'v6']);
  await expect(removeGone(path.join(folder, 'missing'), new Set())).resolves.toBeUndefined();
});

test('an entry that is used again stays', async () => {
  await make('a', 9);
  await make('b', 5);
  await markAsUsed(path.join(folder, 'a'));
  await removeUnused(folder, 1);
  expect(await listEntries(folder)).toEqual(['a']);
});

test('an unfinished entry is none, and stays while it can be finished', async () => {
  await make(path.basename(toUnfinished('a')), 23);
  await make('b.1.unfinished', 25);
  expect(await listEntries(folder)).toEqual([]);
  await removeUnused(folder, 1);
  expect(await readdir(folder)).toEqual([path.basename(toUnfinished('a'))]);
});

test('a folder that does not exist has no entries', async () => {
  const missing = path.join(folder, 'missing');
  expect(await listEntries(missing)).toEqual([]);
  await expect(removeUnused(missing, 1)).resolves.toBeUndefined();
});

test('the first of two processes that make the same entry puts it in its place', async () => {
  const entry = path.join(folder, 'a');
  await make('first', 0);
  await make('second', 0);
  await finishEntry(path.join(folder, 'first'), entry);
  await finishEntry(path.join(folder, 'second'), entry);
  expect(await readFile(path.join(entry, 'file'), 'utf8')).toBe('first');
  expect(await readdir(folder)).toEqual(['a']);
});

test('an entry that cannot be put in its place fails', async () => {
  const entry = path.join(folder, 'missing/a');
  await make('first', 0);
  await expect(finishEntry(path.join(folder, 'first'), entry)).rejects.toThrow('ENOENT');
  expect(existsSync(path.join(folder, 'first'))).toBe(false);
});
