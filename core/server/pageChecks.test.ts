import {
  addTemplateAnchors,
  checkElements,
  checkHeadings,
  checkImages,
  checkLinks,
} from './pageChecks';
import type { PageText } from './pageText';

describe('checkElements', () => {
  const page = {
    file: 'a.mdx',
    names: ['Anatomy'],
    elements: [
      { name: 'Anatomy', line: 3 },
      { name: 'Demo', line: 4 },
      { name: '', line: 5 },
    ],
  };

  test('what is imported or known is right, and so is a fragment', () => {
    expect(checkElements(page, ['Demo'])).toEqual([]);
  });

  test('another component is named with those that are near, or with all', () => {
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

describe('checkHeadings', () => {
  const check = (...depths: number[]) =>
    checkHeadings({
      file: 'a.mdx',
      headings: depths.map((depth, index) => ({ depth, text: `H${index}`, line: index + 5 })),
    });

  test('levels that go down one by one and up by any number are right', () => {
    expect(check(2, 3, 4, 2, 3)).toEqual([]);
  });

  test('a skipped level is named with its line and the level that fits', () => {
    expect(check(2, 4)).toEqual([
      'a.mdx:6: the heading "H1" (####) skips a level. Write it with ###, or put a heading of that level above it.',
    ]);
  });

  test('a second heading of the page is named', () => {
    expect(check(2, 1)).toEqual([
      expect.stringMatching(/^a\.mdx:6: the heading "H1" would be the page's second/),
    ]);
  });
});

describe('checkImages', () => {
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
    '%s is there',
    (url) => {
      expect(check(url)).toEqual([]);
    },
  );

  test('an image that is missing is named with the place for it', () => {
    expect(check('/img/lgo.svg')).toEqual([
      'i18n/zh/docs/a/a.mdx:4: there is no image /img/lgo.svg. Put the file at static/img/lgo.svg, or mend its name.',
    ]);
  });
});

describe('addTemplateAnchors', () => {
  test('a link can lead to each template of the gallery', () => {
    const gallery = { anchors: ['first'], elements: [{ name: 'Templates', line: 9 }] };
    const { anchors } = addTemplateAnchors(gallery, ['blog', 'sign-in']);
    expect(anchors).toEqual(['first', 'blog', 'sign-in']);
  });

  test('any other page stays as it is', () => {
    const page = { anchors: [], elements: [{ name: 'Demo', line: 9 }] };
    expect(addTemplateAnchors(page, ['blog'])).toBe(page);
  });
});

describe('checkLinks', () => {
  const toPage = (file: string, slug: string, url = '#intro'): PageText => ({
    file,
    englishFile: file,
    frontMatter: { slug },
    keyLines: {},
    tree: { type: 'root', children: [] },
    headings: [],
    links: [{ url, line: 9 }],
    images: [],
    elements: [],
    names: [],
    anchors: ['intro', 'FirstGrid'],
  });

  const sorting = toPage('docs/grid/sorting/sorting.mdx', '/react-data-grid/sorting');

  function check(url: string): string[] {
    const page = toPage('docs/grid/columns/columns.mdx', '/react-data-grid/columns', url);
    return checkLinks(page, {
      pages: [page, sorting],
      otherSlugs: ['/api/data-grid/data-grid'],
      isStatic: (file) => file === '/img/logo.svg',
    });
  }

  test.each([
    '../sorting/sorting.mdx',
    '../sorting/sorting.mdx#intro',
    '/react-data-grid/sorting?a=b#intro',
    '/api/data-grid/data-grid#sorting',
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
      '/react-data-grid/sort',
      'no page of this version has the path /react-data-grid/sort. Did you mean',
    ],
    ['sorting', 'depends on the address'],
  ])('%s is named with its line and what is near', (url, problem) => {
    const [found = '', ...others] = check(url);
    expect(found).toContain(`docs/grid/columns/columns.mdx:9: broken link to ${url}: `);
    expect(found).toContain(problem);
    expect(others).toEqual([]);
  });
});
