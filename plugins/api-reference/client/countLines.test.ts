import { countLines } from './countLines';

test.each([
  ['', 0],
  ['Short.', 1],
  ['A sentence of some length. '.repeat(6), 2],
  ['One of:\n- a\n- b', 3],
  ['```\na\nb\n```', 2],
])('%j', (markdown, lines) => {
  expect(countLines(markdown)).toBe(lines);
});
