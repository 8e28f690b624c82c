import { parseText, type TextPiece } from './parseText';

/** Writes pieces so that a test can say in a line what was understood. */
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
  ['See [the guide](/react-charts/bars).', 'See <link /react-charts/bars the guide>.'],
  ['[`GridColDef`](/api/a)', '<link /api/a <code GridColDef>>'],
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
