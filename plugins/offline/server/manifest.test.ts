import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listFiles, listPacks, type OfflineFile, type OfflineManifest } from '../types';
import { checkCodeBudget } from './budget';
import { describeSize, findBudgetProblem, readOutput, toOfflineManifest } from './manifest';

const files: OfflineFile[] = [
  ['', 'a1', 100],
  ['api/compare', 'b1', 10],
  ['api/compare/v7/graphs.json', 'b2', 90],
  ['assets/fonts/greek.woff2', 'c0', 8],
  ['assets/images/bars.png', 'c1', 60],
  ['assets/js/bars.js', 'c2', 70],
  ['assets/js/main.js', 'c3', 500],
  ['offline', 'd1', 5],
  ['react-graphs/bars', 'f6', 35],
  ['react-graphs/bars.js.md', 'f7', 3],
  ['react-graphs/bars/evidence.json', 'f8', 4],
  ['react-data-table', 'g1', 30],
  ['redirects.json', 'h1', 2],
];
const frame = ['assets/js/main.js', 'redirects.json'];
const pages = [
  { path: '', demos: [], references: [...frame, 'react-graphs/bars'] },
  { path: 'api/compare', demos: [], references: frame },
  { path: 'offline', demos: [], references: frame },
  {
    path: 'react-graphs/bars',
    demos: ['Bars'],
    references: [...frame, 'assets/fonts/greek.woff2', 'assets/images/bars.png'],
  },
  { path: 'react-data-table', demos: [], references: frame },
];
const code = {
  shell: ['assets/js/main.js', 'assets/fonts/greek.woff2'],
  ofPage: ({ demos }: { demos: readonly string[] }) =>
    demos.length > 0 ? ['assets/js/bars.js'] : [],
};
const manifest = toOfflineManifest({ files, pages }, code, new Map());

const toPaths = (list: readonly OfflineFile[]) => list.map(([file]) => file).toSorted();

test('a page that was read brings the shell and what it needs itself', () => {
  expect(toPaths(listFiles(manifest, { products: [], pages: ['react-graphs/bars'] }))).toEqual([
    'assets/fonts/greek.woff2',
    'assets/images/bars.png',
    'assets/js/bars.js',
    'assets/js/main.js',
    'offline',
    'react-graphs/bars',
    'react-graphs/bars.js.md',
    'react-graphs/bars/evidence.json',
    'redirects.json',
  ]);
  expect(listFiles(manifest, { products: [], pages: ['deleted'] })).toEqual([]);
});

test('the page of what is saved comes first, with what draws it', () => {
  const first = listFiles(manifest, { products: ['graphs'], pages: [] }).slice(0, 3);
  expect(toPaths(first)).toEqual(['assets/js/main.js', 'offline', 'redirects.json']);
});

test('a pack has the pages of a product, and brings the pages that are about none', () => {
  const { shared, packs } = listPacks(manifest);
  expect(packs.map(({ product, pages: count, demos }) => [product, count, demos])).toEqual([
    ['graphs', 1, 1],
    ['data-table', 1, 0],
  ]);
  expect(packs.map((pack) => toPaths(pack.files))).toEqual([
    [
      'assets/fonts/greek.woff2',
      'assets/images/bars.png',
      'assets/js/bars.js',
      'react-graphs/bars',
      'react-graphs/bars.js.md',
      'react-graphs/bars/evidence.json',
    ],
    ['react-data-table'],
  ]);
  expect(toPaths(shared)).toEqual(toPaths(files).filter((file) => !/bars|greek|table/.test(file)));
  expect(toPaths(listFiles(manifest, { products: ['data-table'], pages: [] }))).toEqual(
    [...toPaths(shared), 'react-data-table'].toSorted(),
  );
});

test('a build has a name of its own as soon as one file differs', () => {
  const build = (list: OfflineFile[]) =>
    toOfflineManifest({ files: list, pages }, code, new Map()).build;
  const changed = files.map(([file, revision, size]): OfflineFile => [file, `${revision}0`, size]);
  expect(build(files)).toBe(build([...files]));
  expect(build(changed)).not.toBe(build(files));
});

test('reads the files of an output with their hashes, and the demos and references of its pages', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'offline-'));
  const html =
    '<style>@font-face{src:url(/x/a.woff2)format("woff2")}p{background:url(/x/a.svg)}</style><img src=/x/img/a.png><link href="/x/b.css?v#h"><a href=/y><div data-demo=Bars>';
  await mkdir(path.join(dir, 'og'));
  await writeFile(path.join(dir, 'index.html'), html);
  await writeFile(path.join(dir, 'bars.html'), '<div data-demo="Bars" class>');
  await writeFile(path.join(dir, 'og/bars.png'), '');
  await writeFile(path.join(dir, 'old.html'), '<meta http-equiv=refresh content="0; url=/x/bars">');
  const output = await readOutput(dir, '/x/');
  await rm(dir, { recursive: true });
  expect(output.pages).toEqual([
    { path: 'bars', demos: ['Bars'], references: [] },
    { path: '', demos: ['Bars'], references: ['a.woff2', 'img/a.png', 'b.css'] },
  ]);
  const [, [file, hash, size] = []] = output.files;
  expect([file, size]).toEqual(['', html.length]);
  expect(
    createHash('sha256')
      .update(html)
      .digest('hex')
      .startsWith(hash ?? '-'),
  ).toBe(true);
  expect(hash).toHaveLength(12);
});

test('lists files as browsers ask for them, whatever their names', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'offline-'));
  const names = ['größe.html', 'größe/50% #1?.png', 'größe 2.png'];
  await mkdir(path.join(dir, 'größe'));
  for (const name of names) {
    await writeFile(
      path.join(dir, name),
      '<img src="/x/größe%202.png"><img src=/x/größe/50%25.png>',
    );
  }
  const { files, pages } = await readOutput(dir, '/x/');
  await rm(dir, { recursive: true });
  const listed = files.map(([file]) => file);
  expect(listed.map((file) => decodeURIComponent(file)).toSorted()).toEqual(
    ['größe', ...names.slice(1)].toSorted(),
  );
  for (const file of listed) {
    expect(new URL(`/x/${file}`, 'https://a').pathname).toBe(`/x/${file}`);
  }
  expect(pages).toEqual([
    {
      path: 'gr%C3%B6%C3%9Fe',
      demos: [],
      references: ['gr%C3%B6%C3%9Fe%202.png', 'gr%C3%B6%C3%9Fe/50%25.png'],
    },
  ]);
});

test('adds up a version and names its parts', () => {
  const { text, bytes } = describeSize(large);
  expect(text).toBe('5.1 MB (shared 4.0 MB, graphs 1.1 MB)');
  expect(bytes).toBe(5_100_000);
});

const large: OfflineManifest = {
  build: 'a',
  files: [
    ['a.js', '', 3_960_000],
    ['react-graphs', 'b', 1_000_000],
    ['react-graphs.md', 'c', 140_000],
  ],
  shell: [0],
  pages: { 'react-graphs': { product: 'graphs', demos: 1, files: [1, 2] } },
};

test('a version over its budget is told with its largest pages and what to do', () => {
  expect(findBudgetProblem(large, 'v7', 6)).toBeUndefined();
  expect(findBudgetProblem(large, 'v7', 5)).toBe(
    'Offline, v7 takes 5.1 MB (shared 4.0 MB, graphs 1.1 MB); the budget is 5 MB. Its largest pages with their demos: /react-graphs (1.1 MB). Make pages and demos smaller, or raise offlineBudget in site.ts.',
  );
});

test('code that is over the budget alone is told before pages are rendered', () => {
  const check = (budget: number) => {
    const errors: Error[] = [];
    const run = (_name: string, tapped: () => void) => tapped();
    const compilation = {
      errors,
      getAssets: () => [
        { name: 'assets/js/a.js', source: { size: () => 7_000_000 } },
        { name: 'assets/images/b.png', source: { size: () => 9_000_000 } },
      ],
      hooks: { afterProcessAssets: { tap: run } },
    };
    checkCodeBudget('v7', budget).apply({
      hooks: { thisCompilation: { tap: (_name, tapped) => tapped(compilation) } },
    });
    return errors.map(({ message }) => message);
  };
  expect(check(7)).toEqual([]);
  expect(check(6)).toEqual([
    'Offline, the code of v7 alone takes 7.0 MB; the budget is 6 MB. Make demos smaller, or raise offlineBudget in site.ts.',
  ]);
});
