import { findLoadedVersion, toNavigationData, toSuccessor, toVersionPages } from './versionPages';

describe('the loaded version', () => {
  const toContent = (...loadedVersions: object[]) => ({
    'docusaurus-plugin-content-docs': { default: { loadedVersions } },
  });

  test('finds the version that is built', () => {
    const version = { versionName: 'v6', sidebars: { docs: [] } };
    expect(findLoadedVersion(toContent(version))).toBe(version);
  });

  test('a version without a sidebar stops the build and names the file', () => {
    expect(() => findLoadedVersion(toContent({ versionName: 'v6', sidebars: {} }))).toThrow(
      'Version v6 has no sidebar. Write versioned_sidebars/version-v6-sidebars.json',
    );
  });

  test('a site without the docs plugin stops the build', () => {
    expect(() => findLoadedVersion({})).toThrow('The navigation plugin needs the docs plugin');
  });
});

describe('global data', () => {
  test('keeps only the subjects that no path says, and the pages that the theme links to', () => {
    expect(
      toNavigationData([
        { slug: '/react-charts/bars', frontMatter: { product: 'charts' } },
        { slug: '/introduction', frontMatter: { product: 'general' } },
        { slug: '/migration/charts', frontMatter: { product: 'charts' } },
        { slug: '/react-charts/license', frontMatter: { product: 'general' } },
      ]),
    ).toEqual({
      subjects: { '/migration/charts': 'charts', '/react-charts/license': 'general' },
      linked: ['/introduction'],
    });
  });
});

describe('what other versions know', () => {
  type Parameters = globalThis.Parameters<typeof toVersionPages>;

  const docs = [
    {
      id: 'trees',
      slug: '/react-tree-view',
      title: 'Trees',
      frontMatter: { product: 'tree-view' },
    },
    {
      id: 'start',
      slug: '/react-tree-view/start',
      title: 'Start',
      frontMatter: { product: 'tree-view' },
    },
    { id: 'move', slug: '/migration/move', title: 'Move', frontMatter: { product: 'charts' } },
  ] as unknown as Parameters[1];

  const sidebars = {
    docs: [
      { type: 'html', value: 'Planned' },
      {
        type: 'category',
        label: 'Trees',
        collapsed: true,
        collapsible: true,
        items: [
          { type: 'doc', id: 'start' },
          { type: 'doc', id: 'trees' },
        ],
      },
      {
        type: 'category',
        label: 'Move',
        collapsed: true,
        collapsible: true,
        link: { type: 'doc', id: 'move' },
        items: [],
      },
    ],
  } as unknown as Parameters[2];

  const extraPages = {
    '/api/charts/bar-chart': { label: 'BarChart', title: 'BarChart API', plan: null },
  };

  test('lists the titles of all pages by slug', () => {
    expect(toVersionPages('v6', docs, sidebars, extraPages, {})).toMatchObject({
      label: 'v6',
      pages: {
        '/react-tree-view': 'Trees',
        '/react-tree-view/start': 'Start',
        '/migration/move': 'Move',
        '/api/charts/bar-chart': 'BarChart API',
      },
    });
  });

  test('a subject starts with its overview, else with its first page in the sidebar', () => {
    expect(toVersionPages('v6', docs, sidebars, extraPages, {}).starts).toMatchObject({
      'tree-view': '/react-tree-view',
      charts: '/migration/move',
    });
  });

  test('without a general page, general starts with the first page', () => {
    expect(toVersionPages('v6', docs, sidebars, extraPages, {}).starts.general).toBe(
      '/react-tree-view/start',
    );
  });
});

describe('where a page of an old version is in the current one', () => {
  const removal = { version: 'v7', see: { slug: '/react-charts/lines', title: 'Lines' } };

  test.each([
    ['/react-charts/columns', { successor: '/react-charts/columns' }],
    [removal, { removal }],
    [undefined, undefined],
  ])('%j becomes %j in its front matter', (target, added) => {
    expect(toSuccessor(target)).toEqual(added);
  });
});
