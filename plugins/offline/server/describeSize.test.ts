import { describeSize } from './describeSize';

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
