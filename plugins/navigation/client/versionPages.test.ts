import type { Site, Version } from '../../../core/types';
import { loadVersionPages } from './versionPages';

const pages = { label: 'v6', pages: {}, starts: {}, arrivals: {} };
const fetchMock = jest.fn();

const toVersion = (name: string): Version => ({ name, label: name, hue: 1, products: [] });
const site = { url: 'https://example.com', basePath: '/x/' } as Site;
const load = (name: string) => loadVersionPages(site, toVersion('current'), toVersion(name));

beforeEach(() => {
  fetchMock.mockReset();
  Object.assign(globalThis, { fetch: fetchMock });
  AbortSignal.timeout ??= () => new AbortController().signal;
});

test('loads what a version has, once', async () => {
  fetchMock.mockResolvedValue({ ok: true, json: async () => pages });
  expect(await load('v6')).toEqual(pages);
  expect(await load('v6')).toEqual(pages);
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual(['/x/v6/versions/v6.json']);
});

test.each([
  ['an error', async () => ({ ok: false })],
  ['no network', async () => Promise.reject(new TypeError('offline'))],
  ['invalid JSON', async () => ({ ok: true, json: () => Promise.reject(new Error('JSON')) })],
])('after %s there is nothing, and the next call tries again', async (name, answer) => {
  fetchMock.mockImplementationOnce(answer);
  expect(await load(name)).toBeUndefined();
  fetchMock.mockResolvedValue({ ok: true, json: async () => pages });
  expect(await load(name)).toEqual(pages);
});
