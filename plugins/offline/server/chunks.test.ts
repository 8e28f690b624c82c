import { type ChunkGroup, readGroups, sortCode } from './chunks';

const siteDir = '/site/';
const isPlatform = (file: string) => file.startsWith(`${siteDir}plugins/`);

const group = (file: string, given: Partial<ChunkGroup> & { from?: [string, string] }) => {
  const { from: [origin, request] = ['/site/plugins/a.ts', './b'], ...rest } = given;
  return {
    files: [file],
    origins: [{ file: origin, request }],
    documents: [],
    packages: [],
    children: [],
    ...rest,
  };
};

const demos = '/site/.docusaurus/demos';

const groups: ChunkGroup[] = [
  { ...group('main.js', {}), origins: [] },
  group('bars.js', {
    from: ['/site/.docusaurus/routes.js', '@site/docs/bars.mdx'],
    documents: ['/site/docs/bars.mdx'],
  }),
  group('registry.js', { from: ['/site/plugins/demos/useDemo.ts', '@generated/demos/registry'] }),
  group('stacked.js', {
    from: [`${demos}/Stacked.js`, '/site/docs/demos/Stacked.tailwind.tsx'],
    files: ['stacked.js', 'library-graphs.js'],
    packages: ['@acme/x-graphs'],
    children: [6, 2],
  }),
  group('stacked-sources.js', { from: [`${demos}/Stacked.js`, './Stacked.sources.js'] }),
  group('grouped.js', { from: [`${demos}/Grouped.js`, '/site/docs/demos/Grouped.tsx'] }),
  group('export.js', { from: ['/site/node_modules/@acme/x-graphs/export.js', 'rasterize'] }),
  group('scope-graphs.js', { from: [`${demos}/scope.js`, '@acme/x-graphs/BarGraph'] }),
  group('scope-grid.js', { from: [`${demos}/scope.js`, '@acme/x-data-table'] }),
  // A component of the platform that is called like a demo.
  group('panel.js', { from: ['/site/plugins/settings.tsx', './Stacked'] }),
  // Not a page.
  group('partial.js', {
    from: ['/site/.docusaurus/routes.js', './notice.mdx'],
    documents: ['/site/docs/notice.mdx'],
  }),
];

const code = sortCode(groups, {
  documents: new Set(['/site/docs/bars.mdx']),
  demos: new Set(['Stacked', 'Grouped']),
  isPlatform,
});

test('a page needs its document, its demos with their sources, what their library loads later, and what edits them', () => {
  const { ofPage } = code;
  expect(ofPage({ document: '/site/docs/bars.mdx', demos: ['Stacked'] }).toSorted()).toEqual([
    'bars.js',
    'export.js',
    'library-graphs.js',
    'scope-graphs.js',
    'stacked-sources.js',
    'stacked.js',
  ]);
  expect(ofPage({ demos: ['Grouped'] })).toEqual(['grouped.js']);
  expect(ofPage({ demos: [] })).toEqual([]);
});

test('all else is in the shell, also what it cannot tell', () => {
  expect(code.shell.toSorted()).toEqual(['main.js', 'panel.js', 'partial.js', 'registry.js']);
  const unknown = sortCode([group('a.js', { from: [`${demos}/all.js`, './0.js'] })], {
    documents: new Set(),
    demos: new Set(['Stacked']),
    isPlatform,
  });
  expect(unknown.shell).toEqual(['a.js']);
});

test('reads which files, documents and packages the bundler loads together', () => {
  const chunk = (file: string) => ({ files: [file], auxiliaryFiles: [`${file}.png`] });
  const [page, library] = [chunk('page.js'), chunk('library.js')];
  const toModule = (file: string) => ({ nameForCondition: () => file });
  const modules = new Map([
    [page, [toModule('/site/docs/bars.mdx')]],
    [library, [toModule('/site/node_modules/.pnpm/a/node_modules/@acme/x-graphs/index.js')]],
  ]);
  const child = { index: 7, chunks: [library], origins: [], childrenIterable: [] };
  const parent = {
    index: 3,
    chunks: [page, library],
    origins: [{ module: toModule('/site/routes.js'), request: './bars.mdx' }],
    childrenIterable: [child],
  };
  const chunkGraph = { getChunkModules: (item: object) => modules.get(item as typeof page) ?? [] };
  expect(readGroups({ chunkGroups: [parent, child], chunkGraph })[0]).toEqual({
    files: ['page.js', 'page.js.png', 'library.js', 'library.js.png'],
    origins: [{ file: '/site/routes.js', request: './bars.mdx' }],
    documents: ['/site/docs/bars.mdx'],
    packages: ['@acme/x-graphs'],
    children: [1],
  });
});
