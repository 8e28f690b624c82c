import { toConcurrency } from './toConcurrency';

const gigabyte = 1024 ** 3;

test.each([
  ['one a core', 4, 32, 4],
  ['fewer where memory is short', 8, 7, 3],
  ['one on a small machine', 2, 1, 1],
])('builds %s', (_name, cores, gigabytes, expected) => {
  expect(toConcurrency({ cores, memory: gigabytes * gigabyte })).toBe(expected);
});
