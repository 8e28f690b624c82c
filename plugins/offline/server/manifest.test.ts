import type { OfflineFile } from '../types';
import { describeSize, toOfflineManifest } from './manifest';

const files: OfflineFile[] = [
  ['', 'a1', 100],
  ['api/charts/bar-chart', 'b2', 40],
  ['api/charts/bar-chart.json', 'c3', 20],
  ['assets/js/main.1f.js', '', 500],
  ['react-charts', 'd4', 30],
  ['react-charts.js.md', 'e5', 3],
  ['react-charts/bars', 'f6', 35],
];
const pages = [
  { path: 'introduction', demos: 2 },
  { path: 'react-charts', product: 'charts', demos: 1 },
  { path: 'react-charts/bars', product: 'charts', demos: 3 },
  { path: 'api/charts/bar-chart', product: 'charts', demos: 0 },
] as const;

test('a pack has the pages of a product with their data, the shell all else', () => {
  const { shell, packs } = toOfflineManifest(files, pages);
  expect(shell.map(([file]) => file)).toEqual(['', 'assets/js/main.1f.js']);
  expect(packs).toEqual([
    {
      product: 'charts',
      pages: 3,
      demos: 4,
      files: files.filter(([file]) => file.includes('chart')),
    },
  ]);
});

test('a build has a name of its own as soon as one file differs', () => {
  const build = (list: OfflineFile[]) => toOfflineManifest(list, pages).build;
  const changed = files.map(([file, revision, size]): OfflineFile => [file, `${revision}0`, size]);
  expect(build(files)).toBe(build([...files]));
  expect(build(changed)).not.toBe(build(files));
});

test('adds up a version and names its parts', () => {
  const manifest = {
    build: 'a',
    shell: [['a.js', '', 3_960_000]] as [string, string, number][],
    packs: [
      {
        product: 'charts' as const,
        pages: 1,
        demos: 1,
        files: [
          ['react-charts', 'b', 1_000_000],
          ['react-charts.md', 'c', 140_000],
        ] as [string, string, number][],
      },
    ],
  };
  expect(describeSize(manifest)).toEqual({
    text: '5.1 MB (shell 4.0 MB, charts 1.1 MB)',
    bytes: 5_100_000,
  });
});
