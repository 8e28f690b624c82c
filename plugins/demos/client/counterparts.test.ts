import type { Site } from '../../../core/types';
import { findCounterparts } from './counterparts';

const site = {
  url: 'https://example.com',
  basePath: '/x/',
  versions: [
    { name: 'current', label: '8.11.0' },
    { name: 'v7', label: 'v7' },
    { name: 'v6', label: 'v6' },
    { name: 'v5', label: 'v5' },
    { name: 'v4', label: 'v4', host: 'https://v4.example.com' },
  ],
} as unknown as Site;
const [current, v7] = site.versions as [Site['versions'][number], Site['versions'][number]];

const answer = (body: unknown) =>
  Promise.resolve({ ok: true, json: () => Promise.resolve(body) } as Response);
const lists: Record<string, () => Promise<Response>> = {
  '/x/demos.json': () => answer({ 'charts/pie/demos/Donut': 'Donut' }),
  '/x/v7/demos.json': () => answer({ 'charts/pie/demos/Donut': 'charts-pie-Donut' }),
  '/x/v6/demos.json': () => answer({ 'charts/pie/demos/Ring': 'Ring' }),
  '/x/v5/demos.json': () => answer('<html>'),
};

beforeEach(() => {
  global.fetch = jest.fn(
    (url) => lists[url as string]?.() ?? Promise.reject(new Error('no connection')),
  );
});

test('finds the same demo of the same page, under the id that it has there', async () => {
  const path = 'docs/charts/pie/demos/Donut.tsx';
  expect(await findCounterparts(site, current, { path })).toEqual([
    { version: v7, id: 'charts-pie-Donut' },
  ]);
});

test('finds it from an older version, too', async () => {
  const path = 'versioned_docs/version-v7/charts/pie/demos/Donut.tsx';
  expect(await findCounterparts(site, v7, { path })).toEqual([{ version: current, id: 'Donut' }]);
});

test('a version whose list is broken, or on another host, has none', async () => {
  const path = 'docs/charts/pie/demos/toString.tsx';
  expect(await findCounterparts(site, current, { path })).toEqual([]);
  expect(fetch).not.toHaveBeenCalledWith(expect.stringContaining('v4'), expect.anything());
});
