import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkAdLinks } from './checkAdLinks';

const outDir = mkdtempSync(path.join(tmpdir(), 'built-'));
mkdirSync(path.join(outDir, 'api'));
for (const file of ['index.html', 'playground.html', 'api/compare.html', 'llms.txt']) {
  writeFileSync(path.join(outDir, file), '');
}

const check = (...links: string[]) =>
  checkAdLinks(
    links.map((link, index) => ({ name: `Ad ${index}`, link, img: '/a.svg', description: 'A.' })),
    '/x/',
    outDir,
  );

test('pages, files and addresses are fine', () => {
  const pages = ['/x/', '/x/playground', '/x/playground?demo=A#b', '/x/api/compare', '/x/llms.txt'];
  expect(check(...pages, 'https://shop.example.com')).toEqual([]);
});

test('names every page that is not there', () => {
  expect(check('/x/nowhere', '/x/playground', '/x/api/comparison?from=v7')).toEqual([
    'data/ads.ts: "Ad 0" leads to /x/nowhere, which the current version does not have. Lead it to one of its pages, or to an address with https.',
    'data/ads.ts: "Ad 2" leads to /x/api/comparison?from=v7, which the current version does not have. Lead it to one of its pages, or to an address with https.',
  ]);
});
