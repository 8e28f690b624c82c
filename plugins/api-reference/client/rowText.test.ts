import { countLines, shortenType, splitType } from './rowText';

describe('splitType', () => {
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
});

describe('shortenType', () => {
  test('leaves what fits', () => {
    expect(shortenType("'compact' | 'standard' | 'comfortable'")).toBeNull();
  });

  test('ends after a member of a union', () => {
    const members = ['alpha', 'beta', 'gamma', 'delta', 'epsilon', 'zeta', 'eta', 'theta', 'iota'];
    const short = shortenType(members.map((name) => `'${name}'`).join(' | '));
    expect(short).toBe("'alpha' | 'beta' | 'gamma' | 'delta' | 'epsilon' | 'zeta' | 'eta'");
  });

  test('cuts a long word where it has to', () => {
    expect(shortenType('A'.repeat(100))).toBe('A'.repeat(76));
  });
});

describe('countLines', () => {
  test.each([
    ['', 0],
    ['Short.', 1],
    ['A sentence of some length. '.repeat(6), 2],
    ['One of:\n- a\n- b', 3],
    ['```\na\nb\n```', 2],
  ])('%j', (markdown, lines) => {
    expect(countLines(markdown)).toBe(lines);
  });
});
