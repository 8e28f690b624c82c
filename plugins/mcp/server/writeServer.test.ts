import type { Site } from '../../../core/types';
import { toSiteIndex } from './writeServer';

test('the index tells where each version is, also one on another host', () => {
  const version = { hue: 1, products: [] };
  const site = {
    name: 'Docs',
    url: 'https://docs.example.com',
    basePath: '/x/',
    versions: [
      { ...version, name: 'current', label: '8.11.0' },
      { ...version, name: 'v7', label: 'v7' },
      { ...version, name: 'v6', label: 'v6', host: 'https://v6.example.com' },
    ],
  } as unknown as Site;
  const { url, versions } = toSiteIndex(site, []);
  expect(url).toBe('https://docs.example.com/x/');
  expect(versions.map(({ path }) => path)).toEqual(['', 'v7/', 'https://v6.example.com/x/']);
});
