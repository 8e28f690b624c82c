import type { NavigationEntry } from '../../../core/navigation';
import { checkEntries, checkPages, checkSidebar, placeEntries } from './checks';

describe('entries of a sidebar', () => {
  const check = (entries: unknown) =>
    checkEntries(placeEntries(entries as NavigationEntry[], 'sidebar of v6'));

  test('a right sidebar has no problems', () => {
    expect(
      check([
        { pathname: 'https://example.com/news', title: 'News' },
        {
          pathname: '/x/react-data-grid-group',
          title: 'Data Grid',
          newFeature: true,
          children: [
            { pathname: '/x/react-data-grid', plan: 'pro', planned: false, unstable: true },
          ],
        },
      ]),
    ).toEqual([]);
  });

  test('a repeated path is named with all its places, whatever its spelling', () => {
    expect(
      check([
        {
          pathname: '/x/react-data-grid-group',
          title: 'Data Grid',
          children: [{ pathname: '/x/react-data-grid/columns', title: 'Columns' }],
        },
        {
          pathname: '/x/react-charts-group',
          title: 'Charts',
          children: [{ pathname: '/x/react-data-grid/columns/', title: 'Axes' }],
        },
      ]),
    ).toEqual([
      'The path /x/react-data-grid/columns is there 2 times: sidebar of v6: Data Grid › Columns and sidebar of v6: Charts › Axes. A path is unique in a version: rename or remove all but one.',
    ]);
  });

  test('every wrong key and value is listed at once', () => {
    expect(
      check([
        { pathname: '/x/', title: 'Home' },
        { title: 'Nowhere' },
        { pathname: '/x/a', plan: 'gold', beta: true },
        { pathname: '/x/b', newFeature: 'yes', planned: 1, title: '' },
        { pathname: '/x/c', children: [] },
        { pathname: 'http://example.com' },
      ]),
    ).toMatchInlineSnapshot(`
   [
     "sidebar of v6: Home: "pathname" must be a path that starts with /x/ (the home page, /x/ itself, has no entry) or an https address; given: "/x/".",
     "sidebar of v6: Nowhere: "pathname" must be a path that starts with /x/ (the home page, /x/ itself, has no entry) or an https address; given: nothing.",
     "sidebar of v6: A: "plan" must be one of: pro, premium; given: "gold".",
     "sidebar of v6: A: there is no key "beta". Allowed: pathname, title, subheader, children, plan, newFeature, planned, unstable.",
     "sidebar of v6: B: "newFeature" must be true or false; given: "yes".",
     "sidebar of v6: B: "planned" must be true or false; given: 1.",
     "sidebar of v6: B: "title" must be a text; given: "".",
     "sidebar of v6: C: "children" must be a list of at least one entry; given: [].",
     "sidebar of v6: Example: "pathname" must be a path that starts with /x/ (the home page, /x/ itself, has no entry) or an https address; given: "http://example.com".",
   ]
  `);
  });
});

describe('pages', () => {
  const right = {
    slug: '/react-charts/bars',
    title: 'Bars',
    description: 'Draw bars.',
    product: 'charts',
  };
  const check = (frontMatter: Record<string, unknown>) =>
    checkPages([{ id: 'bars', file: 'docs/bars.mdx', frontMatter }]);

  test('a page with what every page needs has no problems', () => {
    expect(check(right)).toEqual([]);
    expect(check({ ...right, product: 'general', plan: 'pro', components: ['BarChart'] })).toEqual(
      [],
    );
  });

  test.each([true, false])('a page may say ads: %s', (ads) => {
    expect(check({ ...right, ads })).toEqual([]);
  });

  test.each([
    ['title', undefined],
    ['title', ''],
    ['title', 'T'.repeat(70)],
    ['description', undefined],
    ['description', 'No full stop'],
    ['description', `${'d'.repeat(160)}.`],
    ['slug', undefined],
    ['slug', 'react-charts'],
    ['slug', '/react-charts/'],
    ['slug', '/'],
    ['product', undefined],
    ['product', 'grid'],
    ['plan', 'gold'],
    ['components', 'BarChart'],
    ['components', [1]],
    ['ads', 'no'],
  ])('%s: %j is refused by name', (key, value) => {
    const [problem, ...others] = check({ ...right, [key]: value });
    expect(problem).toMatch(`docs/bars.mdx: "${key}" in the front matter must be `);
    expect(problem).toMatch(`given: ${JSON.stringify(value) ?? 'nothing'}.`);
    expect(others).toEqual([]);
  });

  test.each([
    ['title', 'T'.repeat(69)],
    ['description', `${'d'.repeat(159)}.`],
    ['description', 'At last!'],
  ])('the longest %s is allowed', (key, value) => {
    expect(check({ ...right, [key]: value })).toEqual([]);
  });

  test('a key is named with its line where that is known', () => {
    const frontMatter = { ...right, title: '' };
    expect(
      checkPages([{ id: 'bars', file: 'docs/bars.mdx', frontMatter, keyLines: { title: 2 } }]),
    ).toEqual([expect.stringMatching(/^docs\/bars\.mdx:2: "title" in the front matter/)]);
  });

  test('two pages with one slug are both named', () => {
    const pages = ['docs/a.mdx', 'docs/b.mdx'].map((file) => ({
      id: file,
      file,
      frontMatter: right,
    }));
    expect(checkPages(pages)).toEqual([
      'The slug /react-charts/bars belongs to 2 pages: docs/a.mdx and docs/b.mdx. Give all but one of them another.',
    ]);
  });
});

describe('sidebar and pages', () => {
  const toPage = (slug: string, more = {}) => ({
    id: slug,
    file: `docs${slug}.mdx`,
    frontMatter: { slug, ...more },
  });
  const check = (entries: NavigationEntry[], pages: ReturnType<typeof toPage>[]) =>
    checkSidebar(placeEntries(entries, 'sidebar of v6'), pages, {}, 'docs');

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
      'docs/react-charts/bars.mdx: the sidebar has no entry for this page. Add one with the pathname "/x/react-charts/bars", or put "unlisted: true" in its front matter.',
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
});
