import type { Site } from '../../../core/types';
import { findCounterparts, readSentCode } from './sideBySide';

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
  '/x/demos.json': () => answer({ 'graphs/pie/demos/Donut': 'Donut' }),
  '/x/v7/demos.json': () => answer({ 'graphs/pie/demos/Donut': 'graphs-pie-Donut' }),
  '/x/v6/demos.json': () => answer({ 'graphs/pie/demos/Ring': 'Ring' }),
  '/x/v5/demos.json': () => answer('<html>'),
};

beforeEach(() => {
  global.fetch = jest.fn(
    (url) => lists[url as string]?.() ?? Promise.reject(new Error('no connection')),
  );
});

test('finds the same demo of the same page, under the id that it has there', async () => {
  const path = 'docs/graphs/pie/demos/Donut.tsx';
  const { found } = await findCounterparts(site, current, { path });
  expect(found).toEqual([{ version: v7, id: 'graphs-pie-Donut' }]);
});

test('finds it from an older version, too', async () => {
  const path = 'versioned_docs/version-v7/graphs/pie/demos/Donut.tsx';
  const { found } = await findCounterparts(site, v7, { path });
  expect(found).toEqual([{ version: current, id: 'Donut' }]);
});

test('a broken list is a failure, and other hosts are not asked', async () => {
  const path = 'docs/toString.tsx';
  expect(await findCounterparts(site, current, { path })).toEqual({ found: [], hasFailed: true });
  expect(fetch).not.toHaveBeenCalledWith(expect.stringContaining('v4'), expect.anything());
});

const frame = window;
const message = (data: unknown, origin = window.location.origin, source: Window | null = frame) =>
  new MessageEvent('message', { data, origin, source });

test('reads the code that the frame has sent', () => {
  expect(readSentCode(message({ type: 'demo-code', code: 'a' }), frame)).toBe('a');
});

test.each([
  ['of another origin', message({ type: 'demo-code', code: 'a' }, 'https://evil.example')],
  ['of another window', message({ type: 'demo-code', code: 'a' }, undefined, null)],
  ['of another kind', message({ type: 'height', code: 'a' })],
  ['without code', message({ type: 'demo-code', code: 7 })],
  ['that is nothing', message(null)],
])('ignores a message %s', (_name, event) => {
  expect(readSentCode(event, frame)).toBeUndefined();
});
