import { formatSize } from './types';

test.each([
  [312_000, '0.3 MB'],
  [9_140_000, '9.1 MB'],
  [999_940_000, '999.9 MB'],
  [999_960_000, '1.0 GB'],
  [10_751_300_000, '10.8 GB'],
])('%i bytes are %s', (bytes, size) => {
  expect(formatSize(bytes)).toBe(size);
});
