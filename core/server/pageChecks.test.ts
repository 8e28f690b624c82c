import { checkElements, checkHeadings, checkImages, createLinkCheck } from './pageChecks';
import type { PageText } from './pageText';

describe('elements', () => {
  const page = {
    file: 'a.mdx',
    names: ['Anatomy'],
    elements: [
      { name: 'Anatomy', line: 3 },
      { name: 'Demo', line: 4 },
      { name: '', line: 5 },
    ],
  };

  test('are imported, known on every page, or a fragment', () => {
    expect(checkElements(page, ['Demo'])).toEqual([]);
  });

  test('are named with near components, or with all that pages may have', () => {
    const unknown = [
      { name: 'Dem', line: 7 },
      { name: 'Window', line: 8 },
    ];
    expect(checkElements({ ...page, elements: unknown }, ['Demo', 'Tabs'])).toEqual([
      'a.mdx:7: there is no component <Dem>. Did you mean <Demo>?',
      'a.mdx:8: there is no component <Window>. Pages may have: Demo, Tabs.',
    ]);
  });
});

describe('headings', () => {
  const check = (...depths: number[]) =>
    checkHeadings({
      file: 'a.mdx',
      headings: depths.map((depth, index) => ({
        depth,
        text: `H${index}`,
        line: index + 5,
        id: `h${index}`,
        hasOwnId: false,
      })),
    });

  test('go down by one level and up by any number', () => {
    expect(check(2, 3, 4, 2, 3)).toEqual([]);
  });

  test('that skip a level are named with their line and the level that fits', () => {
    expect(check(2, 4)).toEqual([
      'a.mdx:6: the heading "H1" (####) skips a level. Write it with ###, or put a heading of that level above it.',
    ]);
  });

  test('of the first level are named: the title is the first', () => {
    expect(check(2, 1)).toEqual([
      expect.stringMatching(/^a\.mdx:6: the heading "H1" would be the page's second/),
    ]);
  });
});

describe('images', () => {
  const check = (url: string) =>
    checkImages(
      {
        file: 'i18n/zh/docs/a/a.mdx',
        englishFile: 'docs/a/a.mdx',
        images: [{ url, line: 4 }],
      },
      (file) => ['docs/a/list.png', 'static/img/logo.svg'].includes(file),
    );

  test.each(['./list.png#light-only', '/img/logo.svg', 'https://example.com/a.png'])(
    '%s exists',
    (url) => {
      expect(check(url)).toEqual([]);
    },
  );

  test('that are missing are named with the place for them', () => {
    expect(check('/img/lgo.svg')).toEqual([
      'i18n/zh/docs/a/a.mdx:4: there is no image /img/lgo.svg. Put the file at static/img/lgo.svg, or correct its name.',
    ]);
  });
});

describe('links', () => {
  const toPage = (file: string, slug: string, url = '#intro'): PageText => ({
    file,
    englishFile: file,
    text: '',
    frontMatter: { slug },
    keyLines: {},
    tree: { type: 'root', children: [] },
    headings: [],
    links: [{ url, line: 9 }],
    images: [],
    elements: [],
    names: [],
    demos: ['FirstGrid'],
    anchors: ['intro', 'FirstGrid', 'tailwind-FirstGrid.tsx'],
  });

  const sorting = toPage('docs/grid/sorting/sorting.mdx', '/react-data-table/sorting');

  function check(url: string): string[] {
    const page = toPage('docs/grid/columns/columns.mdx', '/react-data-table/columns', url);
    return createLinkCheck({
      pages: [page, sorting],
      otherSlugs: ['/api/data-table/data-table'],
      isStatic: (file) => file === '/img/logo.svg',
    })(page);
  }

  test.each([
    '../sorting/sorting.mdx',
    '../sorting/sorting.mdx#intro',
    '/react-data-table/sorting?a=b#intro',
    '/api/data-table/data-table#sorting',
    '/img/logo.svg',
    '#intro',
    '#FirstGrid',
    '#tailwind-FirstGrid.tsx:12-15',
    'https://example.com/nowhere',
    'mailto:us@example.com',
  ])('%s leads somewhere', (url) => {
    expect(check(url)).toEqual([]);
  });

  test.each([
    [
      '../sorting/sort.mdx',
      'there is no page docs/grid/sorting/sort.mdx. Did you mean ../sorting/sorting.mdx',
    ],
    [
      '../sorting/sorting.mdx#into',
      'there is no #into in docs/grid/sorting/sorting.mdx. Did you mean #intro',
    ],
    ['#into', 'there is no #into in docs/grid/columns/columns.mdx. Did you mean #intro'],
    [
      '/react-data-table/sort',
      'no page of this version has the path /react-data-table/sort. Did you mean',
    ],
    ['sorting', 'depends on the address'],
  ])('%s is named with its line and near names', (url, problem) => {
    const [found = '', ...others] = check(url);
    expect(found).toContain(`docs/grid/columns/columns.mdx:9: broken link to ${url}: `);
    expect(found).toContain(problem);
    expect(others).toEqual([]);
  });
});
