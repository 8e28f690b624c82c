import { splitType } from './splitType';

test('tells names from all else', () => {
  const names = splitType("Partial<GridColDef[]> | 'GridApi' | { a_1?: string }")
    .filter(({ isName }) => isName)
    .map(({ text }) => text);
  expect(names).toEqual(['Partial', 'GridColDef', 'a_1', 'string']);
});

test('loses nothing', () => {
  const type = "(params: GridRowParams) => 'a' | `b${string}` | null";
  expect(
    splitType(type)
      .map(({ text }) => text)
      .join(''),
  ).toBe(type);
});
