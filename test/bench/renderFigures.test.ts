import { renderFigures } from './renderFigures';

const before = `| What  | Median of three |
| ----- | --------------- |
| Bytes | 7.0 kB          |
| Build | 9.5 s           |
`;

test('writes what was measured in the place of what stood there; other rows stay', () => {
  const figures = [
    { name: 'Build', value: 8.25, unit: 's' },
    { name: 'Search', value: 3, unit: 'ms' },
    { name: 'Offline', value: 12, unit: 'files' },
  ] as const;
  expect(renderFigures(figures, before)).toBe(`| What | Median of three |
| --- | --- |
| Bytes | 7.0 kB |
| Build | 8.3 s |
| Search | 3.0 ms |
| Offline | 12 files |
`);
});

test('writes only what was measured where nothing stays', () => {
  expect(renderFigures([{ name: 'Bytes', value: 7, unit: 'kB' }], ''))
    .toBe(`| What | Median of three |
| --- | --- |
| Bytes | 7.0 kB |
`);
});
