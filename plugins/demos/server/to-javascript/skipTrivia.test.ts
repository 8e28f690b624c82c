import { skipTrivia } from './skipTrivia';

test.each([
  ['a /* ) */ )', 1, 10],
  ['a // )\n  )', 1, 9],
  ['a)', 1, 1],
  ['a  ', 1, 3],
])('finds the next token of %j', (text, position, expected) => {
  expect(skipTrivia(text, position)).toBe(expected);
});
