import { type TextPiece, parseBlocks, parseText } from './markdown';

/** Writes pieces in a line. */
function write(pieces: readonly TextPiece[]): string {
  return pieces
    .map((piece) => {
      switch (piece.kind) {
        case 'text':
          return piece.text;
        case 'code':
          return `<code ${piece.text}>`;
        case 'link':
          return `<link ${piece.href} ${write(piece.pieces)}>`;
        default:
          return `<${piece.kind} ${write(piece.pieces)}>`;
      }
    })
    .join('');
}

test.each([
  ['If `true`, it is shown.', 'If <code true>, it is shown.'],
  ['``a ` b``', '<code a ` b>'],
  ['See [the guide](/react-graphs/bars).', 'See <link /react-graphs/bars the guide>.'],
  ['[`TableColDef`](/api/a)', '<link /api/a <code TableColDef>>'],
  ['More at https://a.test/b/.', 'More at <link https://a.test/b/ https://a.test/b/>.'],
  ['(https://a.test)', '(<link https://a.test https://a.test>)'],
  ['**Warning:** _not_ now', '<strong Warning:> <emphasis not> now'],
  ['**`code` in it**', '<strong <code code> in it>'],
  ['snake_case_name and 2 * 3 * 4', 'snake_case_name and 2 * 3 * 4'],
  ['[bad](javascript:alert) [worse](//a.test)', '[bad](javascript:alert) [worse](//a.test)'],
  ['<b onclick="a()">text</b>', '<b onclick="a()">text</b>'],
  ['an array [0] and a `lonely tick', 'an array [0] and a `lonely tick'],
])('%s', (markdown, expected) => {
  expect(write(parseText(markdown))).toBe(expected);
});

test('joins the lines of a paragraph', () => {
  expect(parseBlocks('One\ntwo.\n\nThree.')).toEqual([
    { kind: 'paragraph', text: 'One two.' },
    { kind: 'paragraph', text: 'Three.' },
  ]);
});

test('a list may follow a paragraph at once, and its items may be long', () => {
  expect(parseBlocks('One of:\n- `a`: first\n  and on\n- `b`\n\n1. x\n2. y')).toEqual([
    { kind: 'paragraph', text: 'One of:' },
    { kind: 'list', ordered: false, items: ['`a`: first and on', '`b`'] },
    { kind: 'list', ordered: true, items: ['x', 'y'] },
  ]);
});

test('keeps the lines of code', () => {
  expect(parseBlocks('For example:\n```tsx\n<A>\n\n  - b\n</A>\n```\nEnd.')).toEqual([
    { kind: 'paragraph', text: 'For example:' },
    { kind: 'code', text: '<A>\n\n  - b\n</A>' },
    { kind: 'paragraph', text: 'End.' },
  ]);
});

test('an empty text has no blocks', () => {
  expect(parseBlocks('')).toEqual([]);
});
