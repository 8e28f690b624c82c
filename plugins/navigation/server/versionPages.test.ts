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
        { slug: '/react-graphs/bars', frontMatter: { product: 'graphs' } },
        { slug: '/introduction', frontMatter: { product: 'general' } },
        { slug: '/migration/graphs', frontMatter: { product: 'graphs' } },
        { slug: '/react-graphs/license', frontMatter: { product: 'general' } },
      ]),
    ).toEqual({
      subjects: { '/migration/graphs': 'graphs', '/react-graphs/license': 'general' },
      linked: ['/introduction'],
    });
  });
});

describe('what other versions know', () => {
  type Parameters = globalThis.Parameters<typeof toVersionPages>;

  const docs = [
    {
      id: 'trees',
      slug: '/react-tree-list',
      title: 'Trees',
      frontMatter: { product: 'tree-list' },
    },
    {
      id: 'start',
      slug: '/react-tree-list/start',
      title: 'Start',
      frontMatter: { product: 'tree-list' },
    },
    { id: 'move', slug: '/migration/move', title: 'Move', frontMatter: { product: 'graphs' } },
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
    '/api/graphs/bar-graph': { label: 'BarGraph', title: 'BarGraph API', plan: null },
  };

  test('lists the titles of all pages by slug', () => {
    expect(toVersionPages('v6', docs, sidebars, extraPages, {})).toMatchObject({
      label: 'v6',
      pages: {
        '/react-tree-list': 'Trees',
        '/react-tree-list/start': 'Start',
        '/migration/move': 'Move',
        '/api/graphs/bar-graph': 'BarGraph API',
      },
    });
  });

  test('a subject starts with its overview, else with its first page in the sidebar', () => {
    expect(toVersionPages('v6', docs, sidebars, extraPages, {}).starts).toMatchObject({
      'tree-list': '/react-tree-list',
      graphs: '/migration/move',
    });
  });

  test('without a general page, general starts with the first page', () => {
    expect(toVersionPages('v6', docs, sidebars, extraPages, {}).starts.general).toBe(
      '/react-tree-list/start',
    );
  });
});

describe('where a page of an old version is in the current one', () => {
  const removal = { version: 'v7', see: { slug: '/react-graphs/lines', title: 'Lines' } };

  test.each([
    ['/react-graphs/columns', { successor: '/react-graphs/columns' }],
    [removal, { removal }],
    [undefined, undefined],
  ])('%j becomes %j in its front matter', (target, added) => {
    expect(toSuccessor(target)).toEqual(added);
  });
});
