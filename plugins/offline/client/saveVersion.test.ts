import type { OfflineManifest } from '../types';
import { saveVersion } from './saveVersion';
import { readChoice, writeChoice } from './storage';

const base = '/x/';
const files = Array.from({ length: 20 }, (_, index) => `page-${index}`);
const manifest: OfflineManifest = {
  build: 'b',
  shell: files.map((file) => [file, 'r', 1]),
  packs: [],
};

/** What is saved, by the name of its cache. */
let saved: Map<string, Map<string, unknown>>;

/** Whether there is room for a file. */
let hasRoom: (url: string) => boolean;

const toUrl = (request: string | { url: string }) =>
  typeof request === 'string' ? request : request.url;

function openCache(name: string) {
  const cache = saved.get(name) ?? new Map<string, unknown>();
  saved.set(name, cache);
  return {
    keys: async () => [...cache.keys()].map((url) => ({ url: `https://example.com${url}` })),
    match: async (url: string) => cache.get(url),
    delete: async (request: string | { url: string }) => cache.delete(toUrl(request)),
    put: async (url: string, response: unknown) => {
      // Some take longer than others.
      await new Promise((resolve) => setTimeout(resolve, url.length));
      if (!hasRoom(url)) {
        throw new DOMException('No room.', 'QuotaExceededError');
      }
      cache.set(url, response);
    },
  };
}

beforeEach(() => {
  writeChoice(base, { products: ['data-grid'], pages: [] });
  saved = new Map();
  hasRoom = () => true;
  Object.assign(globalThis, {
    caches: {
      keys: async () => [...saved.keys()],
      open: async (name: string) => openCache(name),
      delete: async (name: string) => saved.delete(name),
    },
    fetch: async (url: string) => ({
      ok: true,
      redirected: false,
      url,
      json: async () => manifest,
    }),
    Response: { json: (value: unknown) => value },
  });
});

afterEach(() => {
  for (const name of ['caches', 'fetch', 'Response']) {
    Reflect.deleteProperty(globalThis, name);
  }
});

test('saves all files of a version, then marks it as whole', async () => {
  const progress: number[] = [];
  await saveVersion(base, (done) => progress.push(done));
  expect([...(saved.get('offline:/x/:b')?.keys() ?? [])].toSorted()).toEqual(
    [...files, 'offline.json'].map((file) => base + file).toSorted(),
  );
  expect(progress.at(-1)).toBe(files.length);
});

test('without room nothing is left, nothing more is loaded, and no progress is reported afterwards', async () => {
  hasRoom = (url) => url !== '/x/page-3';
  const loaded = jest.spyOn(globalThis, 'fetch');
  const progress: number[] = [];
  const saving = saveVersion(base, (done) => progress.push(done));
  await expect(saving).rejects.toThrow('No room.');
  const before = [loaded.mock.calls.length, progress.length];
  expect(loaded.mock.calls.length).toBeLessThan(files.length);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([loaded.mock.calls.length, progress.length]).toEqual(before);
  expect(saved).toEqual(new Map());
});

test('forgets pages that were read and deleted since, and saves nothing for them', async () => {
  writeChoice(base, { products: [], pages: ['page-1', 'deleted'] });
  await saveVersion(base);
  expect(readChoice(base).pages).toEqual(['page-1']);
  expect(saved.size).toBe(1);
  writeChoice(base, { products: [], pages: ['deleted'] });
  await saveVersion(base);
  expect(readChoice(base).pages).toEqual([]);
  expect(saved.size).toBe(0);
});
