import { existsSync, mkdtempSync } from 'node:fs';
import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDiskCache, removeUnused } from './diskCache';

jest.mock('./files', () => {
  const { mkdtempSync: create } = jest.requireActual<typeof import('node:fs')>('node:fs');
  const { mapFiles } = jest.requireActual<typeof import('./files')>('./files');
  return { mapFiles, cacheDir: create('/tmp/disk-cache-') };
});
jest.mock('./cacheKey', () => ({ hashCode: (siteDir: string) => Promise.resolve(siteDir) }));

const { cacheDir } = jest.requireMock<{ cacheDir: string }>('./files');
const dir = path.join(cacheDir, 'x-docs-texts');

afterEach(() => rm(dir, { recursive: true }));
afterAll(() => rm(cacheDir, { recursive: true }));

/** Makes texts and counts how many. */
async function open(code = 'a') {
  const remember = await createDiskCache<string>('texts', code);
  let made = 0;
  return {
    make: (...inputs: unknown[]) =>
      remember(inputs, () => {
        made += 1;
        return Promise.resolve(`made of ${JSON.stringify(inputs)}`);
      }),
    count: () => made,
  };
}

test('a result is made once, in later builds too', async () => {
  const first = await open();
  const text = await first.make('a', ['b']);
  const second = await open();
  expect(await second.make('a', ['b'])).toBe(text);
  expect([first.count(), second.count()]).toEqual([1, 0]);
});

test.each([
  ['another input', ['a', 'c']],
  ['an input more', ['a', 'b', '']],
  ['inputs that are the same only when joined', ['ab']],
])('is made again with %s', async (_change, inputs) => {
  const cache = await open();
  await cache.make('a', 'b');
  await cache.make(...inputs);
  expect(cache.count()).toBe(2);
});

test('is made again with other code', async () => {
  await (await open('a')).make('same');
  const changed = await open('b');
  await changed.make('same');
  expect(changed.count()).toBe(1);
});

test('a file that was cut off is made again', async () => {
  await (await open()).make('a');
  const [name = ''] = await readdir(dir);
  await writeFile(path.join(dir, name), '"made');
  const again = await open();
  expect(await again.make('a')).toBe('made of ["a"]');
  expect(again.count()).toBe(1);
});

test('the same result can be made several times at once', async () => {
  const cache = await open();
  const texts = await Promise.all([cache.make('a'), cache.make('a'), cache.make('a')]);
  expect(new Set(texts).size).toBe(1);
  expect(await readdir(dir)).toHaveLength(1);
});

test('a failure is not kept', async () => {
  const remember = await createDiskCache<string>('texts', 'a');
  await expect(remember(['a'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await remember(['a'], () => Promise.resolve('yes'))).toBe('yes');
});

test('files that no build has used for 30 days are removed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'unused-'));
  await mkdir(dir, { recursive: true });
  const day = 24 * 60 * 60 * 1000;
  for (const [name, days] of [
    ['old.json', 31],
    ['new.json', 29],
  ] as const) {
    const time = new Date(Date.now() - days * day);
    await writeFile(path.join(folder, name), '');
    await utimes(path.join(folder, name), time, time);
  }
  await removeUnused(folder);
  expect(existsSync(path.join(folder, 'old.json'))).toBe(false);
  expect(existsSync(path.join(folder, 'new.json'))).toBe(true);
  await rm(folder, { recursive: true });
});

test('beyond a size, the files that were used last are kept', async () => {
  await mkdir(dir, { recursive: true });
  for (const [name, seconds] of Object.entries({ 'a.json': 30, 'b.json': 20, 'c.json': 10 })) {
    const time = new Date(Date.now() - seconds * 1000);
    await writeFile(path.join(dir, name), '1234567890');
    await utimes(path.join(dir, name), time, time);
  }
  await removeUnused(dir, 20);
  expect((await readdir(dir)).toSorted()).toEqual(['b.json', 'c.json']);
});
