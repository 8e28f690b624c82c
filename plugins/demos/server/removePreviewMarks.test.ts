import { removePreviewMarks } from './removePreviewMarks';

test('removes the lines of marks, in both comment syntaxes', () => {
  const source = [
    '// preview-start',
    'const a = 1;',
    '  // preview-end',
    '      {/* preview-start */}',
    '      <Grid />',
    '      {/* preview-end */}',
    '',
  ].join('\n');
  expect(removePreviewMarks(source)).toBe('const a = 1;\n      <Grid />\n');
});

test('removes marks of files with CRLF', () => {
  expect(removePreviewMarks('a\r\n// preview-start\r\nb\r\n')).toBe('a\r\nb\r\n');
});

test.each(['const a = 1; // preview-start\n', '// a preview-start of it\n', 'plain\n'])(
  'leaves %p as it is',
  (source) => {
    expect(removePreviewMarks(source)).toBe(source);
  },
);
