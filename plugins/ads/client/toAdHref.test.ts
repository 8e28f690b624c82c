import type { Version } from '../../../core/types';
import { toAdHref } from './toAdHref';

const site = { url: 'https://docs.example.com', basePath: '/x/' };
const chinese = { ...site, basePath: '/zh/x/' };
const version: Version = { name: 'v6', label: 'v6', hue: 75, products: ['charts'] };
const elsewhere = { ...version, host: 'https://v6.docs.example.com' };

test('a page of the site has the same address in every version', () => {
  expect(toAdHref('/x/playground', site, version)).toBe('/x/playground');
});

test('from a version on a host of its own the link leads to the site', () => {
  expect(toAdHref('/x/playground', site, elsewhere)).toBe('https://docs.example.com/x/playground');
});

test('a page of the site is the one in the language of the page', () => {
  expect(toAdHref('/x/playground', chinese, version)).toBe('/zh/x/playground');
  expect(toAdHref('/x/playground', chinese, elsewhere)).toBe(
    'https://docs.example.com/zh/x/playground',
  );
  expect(toAdHref('https://shop.example.com/a', chinese, version)).toBe(
    'https://shop.example.com/a',
  );
});

test('an address stays what it is', () => {
  expect(toAdHref('https://shop.example.com/a', site, elsewhere)).toBe(
    'https://shop.example.com/a',
  );
});
