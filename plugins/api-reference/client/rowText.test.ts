import { countLines, shortenType, splitType } from './rowText';

test('splits a type into names and the rest', () => {
  const names = splitType("Partial<GridColDef[]> | 'GridApi' | { a_1?: string }")
    .filter(({ isName }) => isName)
    .map(({ text }) => text);
  expect(names).toEqual(['Partial', 'GridColDef', 'a_1', 'string']);
});

test('keeps all of the type', () => {
  const type = "(params: GridRowParams) => 'a' | `b${string}` | null";
  expect(
    splitType(type)
      .map(({ text }) => text)
      .join(''),
  ).toBe(type);
});

test('leaves a type that fits', () => {
  expect(shortenType("'compact' | 'standard' | 'comfortable'")).toBeNull();
});

test('shortens a type after a member of a union', () => {
  const members = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'eta', 'theta', 'iota'];
  const short = shortenType(members.map((name) => `'${name}'`).join(' | '));
  expect(short).toBe("'alpha' | 'beta' | 'gamma' | 'delta' | 'epsilon' | 'zeta' | 'eta'");
});

test('cuts a long word', () => {
  expect(shortenType('A'.repeat(100))).toBe('A'.repeat(76));
});

test.each([
  ['', 0],
  ['Short.', 1],
  ['A sentence of some length. '.repeat(6), 2],
  ['One of:\n- a\n- b', 3],
  ['```\na\nb\n```', 2],
])('lines of %j', (markdown, lines) => {
  expect(countLines(markdown)).toBe(lines);
});
