import { compareTypes } from './compareTypes';

test.each([
  ["'a' | 'b'", `"b" | "a"`, 'same'],
  ["'a'", "'a' | 'b'", 'widened'],
  ["'a' | 'b' | null", "'b' | 'a'", 'narrowed'],
  ["'a' | 'b'", 'string', 'widened'],
  ['number', '16 | 24', 'narrowed'],
  ['boolean', 'false', 'narrowed'],
  ['true', 'boolean', 'widened'],
  ["'a' | 'b'", "'a' | 'c'", null],
  ['Aa', 'Bb', null],
  ['(a: Aa) => void', '(b: Aa) => void', 'same'],
  ['Aa | undefined', 'Aa', 'same'],
  ['React.MutableRefObject<Aa>', 'React.RefObject<Aa>', 'same'],
])('%s → %s: %s', (from, to, expected) => {
  expect(compareTypes(from, to)).toBe(expected);
});
