import { toConcurrency } from './toConcurrency';

test.each([
  ['one a core', 4, 32, 100, 4],
  ['fewer where memory is short', 8, 8, 100, 3],
  ['fewer where versions have many pages', 4, 32, 10_000, 2],
  ['one on a small machine', 2, 1, 100, 1],
])('builds %s', (_name, cores, gigabytes, pages, expected) => {
  expect(toConcurrency({ cores, memory: gigabytes * 1e9 }, pages)).toBe(expected);
});
