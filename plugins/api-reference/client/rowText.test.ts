import { countLines, isLongType, splitType } from './rowText';

test('splits a type at the names that are wanted, and nowhere else', () => {
  const pages = ['TableColDef', 'TableApi'];
  expect(
    splitType("Partial<TableColDef[]> | 'TableApi' | { a_1?: string }", (name) =>
      pages.includes(name),
    ),
  ).toEqual([
    { text: 'Partial<', isName: false },
    { text: 'TableColDef', isName: true },
    { text: "[]> | 'TableApi' | { a_1?: string }", isName: false },
  ]);
});

test('keeps all of the type', () => {
  const type = "(params: TableRowParams) => 'a' | `b${string}` | null";
  expect(
    splitType(type, () => true)
      .map(({ text }) => text)
      .join(''),
  ).toBe(type);
});

test('a type is long when a table would need more than two lines for it', () => {
  expect(isLongType("'compact' | 'standard' | 'comfortable'")).toBe(false);
  expect(isLongType('A'.repeat(65))).toBe(true);
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
