import type { Site, Version } from '../../../core/types';
import type { VersionPages } from '../types';
import { toMenuLink } from './menuLink';

const products = ['data-table', 'graphs'] as const;
const current: Version = { name: 'current', label: '8', hue: 1, products };
const v7: Version = { name: 'v7', label: 'v7', hue: 2, products };
const v6: Version = { name: 'v6', label: 'v6', hue: 3, products, host: 'https://v6.example.com' };
const site: Site = {
  name: 'Docs',
  tagline: 'Docs.',
  url: 'https://example.com',
  basePath: '/x/',
  versions: [current, v7, v6],
};

const sorting = { slug: '/react-data-table/sorting', subject: 'data-table' } as const;
const licensing = { slug: '/introduction/licensing', subject: 'general' } as const;
const home = { slug: '/', subject: 'general' } as const;

const pages: VersionPages = {
  label: 'v7',
  pages: { '/react-data-table/sorting': 'Sorting', '/introduction': 'Hello' },
  starts: { 'data-table': '/react-data-table/start', general: '/introduction' },
  arrivals: {
    current: {
      '/react-data-table/quickstart': '/introduction',
      '/react-data-table/lifecycle': {
        version: 'v7',
        see: { slug: '/introduction', title: 'Hello' },
      },
      '/react-data-table/gone': { version: 'v7' },
    },
  },
};
const without: VersionPages = { ...pages, pages: { '/introduction': 'Hello' } };

test.each([
  [
    'the same page where it is known to be',
    current,
    v7,
    sorting,
    pages,
    '/x/v7/react-data-table/sorting',
  ],
  ['the home page from the home page', current, v7, home, pages, '/x/v7/'],
  [
    'the page itself for the version that is read',
    v7,
    v7,
    sorting,
    pages,
    '/x/v7/react-data-table/sorting',
  ],
  [
    'the other host of a version',
    current,
    v6,
    sorting,
    pages,
    'https://v6.example.com/x/react-data-table/sorting',
  ],
  [
    'the main host from a version with its own',
    v6,
    v7,
    sorting,
    pages,
    'https://example.com/x/v7/react-data-table/sorting',
  ],
  [
    'the current version without its name',
    v7,
    current,
    sorting,
    pages,
    '/x/react-data-table/sorting',
  ],
])('leads to %s', (_name, from, to, page, known, href) => {
  expect(toMenuLink(site, from, to, page, known)).toEqual({ href });
});

test('says what it opens where the version does not have the page', () => {
  expect(toMenuLink(site, current, v7, sorting, without)).toEqual({
    href: '/x/v7/react-data-table/start',
    instead: { product: 'Data Table' },
  });
  expect(toMenuLink(site, current, v7, licensing, without)).toEqual({
    href: '/x/v7/introduction',
    instead: { title: 'Hello' },
  });
});

const toLink = (slug: string) =>
  toMenuLink(site, current, v7, { slug, subject: 'data-table' }, pages);

test('leads to the same page at another path', () => {
  expect(toLink('/react-data-table/quickstart')).toEqual({ href: '/x/v7/introduction' });
});

test('says that a page was removed where another is named, else what it opens', () => {
  expect(toLink('/react-data-table/lifecycle')).toEqual({
    href: '/x/v7/introduction',
    instead: { title: 'Hello', removedIn: 'v7' },
  });
  expect(toLink('/react-data-table/gone')).toEqual({
    href: '/x/v7/react-data-table/start',
    instead: { product: 'Data Table' },
  });
});

test('leads to the page above where that is what the version has of the topic', () => {
  const link = { href: '/x/v7/react-data-table/sorting', instead: { title: 'Sorting' } };
  expect(toLink('/react-data-table/sorting/comparators')).toEqual(link);
  expect(toLink('/react-data-table/sorting/comparators/dates')).toEqual(link);
});

test('a page of the reference that only one version has leads to the comparison of both', () => {
  const page = { slug: '/api/data-table/grid-new', title: 'TableNew API' };
  expect(toMenuLink(site, current, v7, { ...page, subject: 'data-table' }, pages)).toEqual({
    href: '/x/api/compare?from=v7&to=8&product=data-table&component=TableNew',
    instead: { comparedWith: 'v7' },
  });
});
