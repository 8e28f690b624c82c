import type { NavigationEntry } from '../types';
import { checkTree } from './checkTree';
import { placeEntries } from './placeEntries';

const toPage = (slug: string, more = {}) => ({
  id: slug,
  file: `docs${slug}.mdx`,
  frontMatter: { slug, ...more },
});
const check = (entries: NavigationEntry[], pages: ReturnType<typeof toPage>[]) =>
  checkTree(placeEntries(entries, 'sidebar of v6'), pages, {}, 'docs');

test('groups, addresses and planned entries need no page', () => {
  expect(
    check(
      [
        { pathname: 'https://example.com/news', title: 'News' },
        {
          pathname: '/x/charts-group',
          children: [
            { pathname: '/x/react-charts' },
            { pathname: '/x/react-charts/radar', planned: true },
            { pathname: '/x/react-charts/#planned-charts', title: 'Future' },
          ],
        },
      ],
      [toPage('/react-charts')],
    ),
  ).toEqual([]);
});

test('an entry without a page and a page without an entry are named, with the way out', () => {
  expect(
    check(
      [
        {
          pathname: '/x/charts-group',
          title: 'Charts',
          children: [{ pathname: '/x/react-charts' }],
        },
      ],
      [toPage('/react-charts/bars')],
    ),
  ).toEqual([
    'sidebar of v6: Charts › Charts: no page has the path /x/react-charts. Write a page in docs with "slug: /react-charts" in its front matter, or mark the entry with "planned: true".',
    'docs/react-charts/bars.mdx: the tree has no entry for it. Add one with the pathname "/x/react-charts/bars", or put "unlisted: true" in its front matter.',
  ]);
});

test('an unlisted page needs no entry, and a group can be a page', () => {
  expect(
    check(
      [{ pathname: '/x/a', children: [{ pathname: '/x/b' }] }],
      [toPage('/a'), toPage('/b'), toPage('/c', { unlisted: true })],
    ),
  ).toEqual([]);
});
