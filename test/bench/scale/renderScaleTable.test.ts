import { renderScaleTable } from './renderScaleTable';

test('says what a page more costs, where the row before has fewer', () => {
  const table = renderScaleTable([
    { name: 'A', pages: 0, seconds: 10, memory: 1e9, size: 5e6 },
    { name: 'B', pages: 100, seconds: 12, memory: 2e9, size: 10e6 },
    { name: 'C', seconds: 1, memory: 1e8, size: 10e6 },
  ]);
  expect(table).toBe(
    [
      '| What | Time | Memory | Output | Time a page | Output a page |',
      '| --- | --- | --- | --- | --- | --- |',
      '| A | 10.0 s | 1000 MB | 5 MB |  |  |',
      '| B | 12.0 s | 2000 MB | 10 MB | 20 ms | 50 kB |',
      '| C | 1.0 s | 100 MB | 10 MB |  |  |',
      '',
    ].join('\n'),
  );
});
