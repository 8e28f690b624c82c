import type { NavigationEntry } from '../types';
import { toSidebarItems } from './toSidebarItems';

const toItems = (entries: NavigationEntry[], slugs: string[] = []) =>
  toSidebarItems(
    entries,
    slugs.map((slug) => ({ id: `id${slug}`, file: '', frontMatter: { slug } })),
    {},
    '/x/',
  );

test('an entry with a page is that page, with the tags that are set', () => {
  expect(
    toItems(
      [{ pathname: '/x/sorting', plan: 'pro', newFeature: true, planned: false }],
      ['/sorting'],
    ),
  ).toEqual([
    {
      type: 'doc',
      id: 'id/sorting',
      label: 'Sorting',
      translatable: true,
      customProps: { plan: 'pro', newFeature: true },
    },
  ]);
});

test('a planned entry is text, and the page itself once there is one', () => {
  const entries = [{ pathname: '/x/radar', planned: true }];
  expect(toItems(entries)).toEqual([
    { type: 'html', value: 'Radar', customProps: { planned: true } },
  ]);
  expect(toItems(entries, ['/radar'])).toMatchObject([
    { type: 'doc', id: 'id/radar', customProps: { planned: true } },
  ]);
});

test('a planned entry with a fragment links to it when its page is there', () => {
  const entries = [{ pathname: '/x/charts/#planned', title: 'Future', planned: true }];
  expect(toItems(entries)).toMatchObject([{ type: 'html', value: 'Future' }]);
  expect(toItems(entries, ['/charts'])).toMatchObject([
    { type: 'link', label: 'Future', href: '/charts#planned' },
  ]);
});

test('an address is a link', () => {
  expect(toItems([{ pathname: 'https://example.com/news', title: 'News' }])).toEqual([
    { type: 'link', label: 'News', href: 'https://example.com/news' },
  ]);
});

test('a group opens and closes, a group with a subheader stays open, a group with a page links', () => {
  const children = [{ pathname: '/x/b' }];
  expect(
    toItems(
      [
        { pathname: '/x/a', children },
        { pathname: '/x/main', subheader: 'Main features', children },
      ],
      ['/a', '/b'],
    ),
  ).toMatchObject([
    { type: 'category', label: 'A', collapsed: true, link: { type: 'doc', id: 'id/a' } },
    { type: 'category', label: 'Main features', collapsible: false, collapsed: false },
  ]);
});

test('titles that several entries share have a key for translators', () => {
  expect(
    toItems(
      [
        { pathname: '/x/a', title: 'Overview' },
        { pathname: '/x/b', title: 'Overview' },
        { pathname: '/x/c' },
      ],
      ['/a', '/b', '/c'],
    ).map(({ key }) => key),
  ).toEqual(['/a', '/b', undefined]);
});
