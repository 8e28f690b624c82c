import type { OfflineManifest } from '../types';
import { storeVersion } from './saveVersion';

const base = '/x/';
const files = Array.from({ length: 20 }, (_, index) => `page-${index}`);
const manifest: OfflineManifest = {
  build: 'b',
  shell: files.map((file) => [file, 'r', 1]),
  packs: [],
};

/** What is stored, by the name of its cache. */
let stored: Map<string, Map<string, unknown>>;

/** Whether there is room for a file. */
let hasRoom: (url: string) => boolean;

const toUrl = (request: string | { url: string }) =>
  typeof request === 'string' ? request : request.url;

function openCache(name: string) {
  const cache = stored.get(name) ?? new Map<string, unknown>();
  stored.set(name, cache);
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
  stored = new Map();
  hasRoom = () => true;
  Object.assign(globalThis, {
    caches: {
      keys: async () => [...stored.keys()],
      open: async (name: string) => openCache(name),
      delete: async (name: string) => stored.delete(name),
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

const choice = { products: ['data-grid'], pages: [] } as const;

test('all files of a version are stored, and then what they are of', async () => {
  const progress: number[] = [];
  await storeVersion(base, choice, (done) => progress.push(done));
  expect([...(stored.get('offline:/x/:b')?.keys() ?? [])].toSorted()).toEqual(
    [...files, 'offline.json'].map((file) => base + file).toSorted(),
  );
  expect(progress.at(-1)).toBe(files.length);
});

test('without room nothing is left, nothing more is loaded, and no progress is told afterwards', async () => {
  hasRoom = (url) => url !== '/x/page-3';
  const loaded = jest.spyOn(globalThis, 'fetch');
  const progress: number[] = [];
  const storing = storeVersion(base, choice, (done) => progress.push(done));
  await expect(storing).rejects.toThrow('No room.');
  const before = [loaded.mock.calls.length, progress.length];
  expect(loaded.mock.calls.length).toBeLessThan(files.length);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect([loaded.mock.calls.length, progress.length]).toEqual(before);
  expect(stored).toEqual(new Map());
});
