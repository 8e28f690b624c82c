import { formatSize } from './formatSize';

test.each([
  [0, '0.0 kB'],
  [312_040, '312.0 kB'],
  [999_960, '1.0 MB'],
  [9_140_000, '9.1 MB'],
  [999_940_000, '999.9 MB'],
  [999_960_000, '1.0 GB'],
  [10_751_300_000, '10.8 GB'],
])('%i bytes are %s', (bytes, size) => {
  expect(formatSize(bytes)).toBe(size);
});
