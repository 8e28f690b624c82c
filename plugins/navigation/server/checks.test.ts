// cspell:ignore descripton
import type { NavigationEntry } from '../../../core/navigation';
import {
  checkEntries,
  checkKeys,
  checkPages,
  checkSidebar,
  checkTitles,
  placeEntries,
} from './checks';

describe('entries of a sidebar', () => {
  const check = (entries: unknown) =>
    checkEntries(placeEntries(entries as NavigationEntry[], 'sidebar of v6'));

  test('a right sidebar has no problems', () => {
    expect(
      check([
        { pathname: 'https://example.com/news', title: 'News' },
        {
          pathname: '/react-data-table-group',
          title: 'Data Table',
          newFeature: true,
          children: [
            { pathname: '/react-data-table', plan: 'pro', planned: false, unstable: true },
          ],
        },
      ]),
    ).toEqual([]);
  });

  test('a repeated path is named with all its places, whatever its spelling', () => {
    expect(
      check([
        {
          pathname: '/react-data-table-group',
          title: 'Data Table',
          children: [{ pathname: '/react-data-table/columns', title: 'Columns' }],
        },
        {
          pathname: '/react-graphs-group',
          title: 'Graphs',
          children: [{ pathname: '/react-data-table/columns/', title: 'Axes' }],
        },
      ]),
    ).toEqual([
      'The path /react-data-table/columns is listed 2 times: sidebar of v6: Data Table › Columns and sidebar of v6: Graphs › Axes. A path is unique in a version: rename or remove all but one.',
    ]);
  });

  test('every wrong key and value is listed at once', () => {
    expect(
      check([
        { pathname: '/', title: 'Home' },
        { title: 'Nowhere' },
        { pathname: '/a', plan: 'gold', beta: true },
        { pathname: '/b', newFeature: 'yes', planned: 1, title: '' },
        { pathname: '/c', children: [] },
        { pathname: 'http://example.com' },
      ]),
    ).toMatchInlineSnapshot(`
   [
     "sidebar of v6: Home: "pathname" must be a path in the version, such as /introduction, or an https address; the home page has no entry; given: "/".",
     "sidebar of v6: Nowhere: "pathname" must be a path in the version, such as /introduction, or an https address; the home page has no entry; given: nothing.",
     "sidebar of v6: A: "plan" must be one of: pro, premium; given: "gold".",
     "sidebar of v6: A: there is no key "beta". Allowed: pathname, title, subheader, children, plan, newFeature, planned, unstable.",
     "sidebar of v6: B: "newFeature" must be true or false; given: "yes".",
     "sidebar of v6: B: "planned" must be true or false; given: 1.",
     "sidebar of v6: B: "title" must be a text; given: "".",
     "sidebar of v6: C: "children" must be a list of at least one entry; given: [].",
     "sidebar of v6: Example: "pathname" must be a path in the version, such as /introduction, or an https address; the home page has no entry; given: "http://example.com".",
   ]
  `);
  });
});

describe('pages', () => {
  const right = {
    slug: '/react-graphs/bars',
    title: 'Bars',
    description: 'Draw bars.',
    product: 'graphs',
  };
  const check = (frontMatter: Record<string, unknown>) =>
    checkPages([{ id: 'bars', file: 'docs/bars.mdx', frontMatter }]);

  test('a page with what every page needs has no problems', () => {
    expect(check(right)).toEqual([]);
    expect(check({ ...right, product: 'general', plan: 'pro', components: ['BarGraph'] })).toEqual(
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
    ['slug', 'react-graphs'],
    ['slug', '/react-graphs/'],
    ['slug', '/'],
    ['product', undefined],
    ['product', 'grid'],
    ['plan', 'gold'],
    ['components', 'BarGraph'],
    ['components', [1]],
    ['ads', 'no'],
    ['keywords', 'bar'],
    ['unlisted', 'yes'],
    ['draft', 1],
    ['toc_max_heading_level', 7],
    ['pagination_next', 3],
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
    ['description', '画出柱形图。'],
    ['description', 'ما الذي يعرضه المخطط؟'],
    ['description', 'ایک جملہ۔'],
    ['description', 'चार्ट बनाएँ।'],
    ['description', '“Escolha um dia.”'],
    ['description', 'แสดงข้อมูลเป็นแผนภูมิ'],
  ])('the longest %s is allowed', (key, value) => {
    expect(check({ ...right, [key]: value })).toEqual([]);
  });

  test('an unknown key is named with those that are near, or with all', () => {
    const keyLines = { descripton: 3, sidebar_position: 4 };
    const frontMatter = { ...right, descripton: 'Draws.', sidebar_position: 1 };
    expect(checkKeys([{ id: 'bars', file: 'docs/bars.mdx', frontMatter, keyLines }])).toEqual([
      expect.stringMatching(
        /^docs\/bars\.mdx:3: there is no key "descripton" in the front matter\. Did you mean description/,
      ),
      expect.stringMatching(/^docs\/bars\.mdx:4: there is no key "sidebar_position"/),
    ]);
  });

  test("Docusaurus's own keys that have an effect are allowed", () => {
    const more = { keywords: ['bar'], draft: false, unlisted: true, pagination_prev: null };
    const frontMatter = { ...right, ...more, toc_min_heading_level: 2 };
    expect(check(frontMatter)).toEqual([]);
    expect(checkKeys([{ id: 'bars', file: 'docs/bars.mdx', frontMatter }])).toEqual([]);
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
      'The slug /react-graphs/bars belongs to 2 pages: docs/a.mdx and docs/b.mdx. Give all but one of them another.',
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
            pathname: '/graphs-group',
            children: [
              { pathname: '/react-graphs' },
              { pathname: '/react-graphs/radar', planned: true },
              { pathname: '/react-graphs/#planned-graphs', title: 'Future' },
            ],
          },
        ],
        [toPage('/react-graphs')],
      ),
    ).toEqual([]);
  });

  test('an entry without a page and a page without an entry are named, with the way out', () => {
    expect(
      check(
        [
          {
            pathname: '/graphs-group',
            title: 'Graphs',
            children: [{ pathname: '/react-graphs' }],
          },
        ],
        [toPage('/react-graphs/bars')],
      ),
    ).toEqual([
      'sidebar of v6: Graphs › Graphs: no page has the path /react-graphs. Write a page in docs with "slug: /react-graphs" in its front matter, or mark the entry with "planned: true".',
      'docs/react-graphs/bars.mdx: the sidebar has no entry for this page. Add one with the pathname "/react-graphs/bars", or put "unlisted: true" in its front matter.',
    ]);
  });

  test('an unlisted page needs no entry, and a group can be a page', () => {
    expect(
      check(
        [{ pathname: '/a', children: [{ pathname: '/b' }] }],
        [toPage('/a'), toPage('/b'), toPage('/c', { unlisted: true })],
      ),
    ).toEqual([]);
  });
});

describe('titles of pages', () => {
  const check = (entry: NavigationEntry, title: string) =>
    checkTitles(placeEntries([entry], 'sidebar of v6'), [
      {
        id: 'bars',
        file: 'docs/bars.mdx',
        frontMatter: { slug: '/react-graphs/bars', title },
        keyLines: { title: 2 },
      },
    ]);

  test('a title has the name of the entry in it, however it is capitalized', () => {
    const entry = { pathname: '/react-graphs/bars', title: 'Bars Overview' };
    expect(check(entry, 'Bars overview')).toEqual([]);
    expect(check({ pathname: '/react-graphs/bars' }, 'All about bars')).toEqual([]);
  });

  test('another name is refused', () => {
    expect(check({ pathname: '/react-graphs/bars', title: 'Bars overview' }, 'Bars')).toEqual([
      'docs/bars.mdx:2: the title "Bars" lacks the name that the sidebar gives the page, "Bars overview" (sidebar of v6: Bars overview). Change one of them.',
    ]);
  });
});
