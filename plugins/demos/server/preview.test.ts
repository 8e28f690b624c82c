import { highlight } from '../../../core/server/html';
import { extractPreview, sliceHtml } from './preview';

test('takes the marks out and tells which lines they held', () => {
  const marked = 'a;\n// preview-start\nb;\nc;\n// preview-end\nd;\n';
  expect(extractPreview(marked)).toEqual({ code: 'a;\nb;\nc;\nd;\n', lines: { from: 2, to: 3 } });
});

test('knows the marks of JSX', () => {
  const marked = '<>\n  {/* preview-start */}\n  <b />\n  {/* preview-end */}\n</>\n';
  expect(extractPreview(marked)).toEqual({
    code: '<>\n  <b />\n</>\n',
    lines: { from: 2, to: 2 },
  });
});

test('knows marks at the end of a file', () => {
  expect(extractPreview('// preview-start\na;\n// preview-end')).toEqual({
    code: 'a;\n',
    lines: { from: 1, to: 1 },
  });
});

test('has no lines without marks, with one mark, and with nothing between them', () => {
  expect(extractPreview('a;\n')).toEqual({ code: 'a;\n' });
  expect(extractPreview('// preview-start\na;\n')).toEqual({ code: 'a;\n' });
  expect(extractPreview('a;\n// preview-start\n// preview-end\n')).toEqual({ code: 'a;\n' });
});

test('leaves other comments alone', () => {
  const code = "// preview-started\nconst text = '// preview-start';\n";
  expect(extractPreview(code)).toEqual({ code });
});

test('takes the indentation that all lines share, also inside a token', () => {
  const html = 'a\n<span class="token plain-text">    b\n\n      c</span>\nd';
  expect(sliceHtml(html, 2, 4)).toBe(
    [
      '<span class="token plain-text">b</span>',
      '<span class="token plain-text"></span>',
      '<span class="token plain-text">  c</span>',
    ].join('\n'),
  );
});

test('opens and closes a token on every line that it covers', () => {
  const html = highlight('const a = `one\ntwo\nthree`;\n', 'tsx');
  const line = sliceHtml(html, 2, 2);
  expect(line).toContain('two');
  expect(line.match(/<span/g)?.length).toBe(line.match(/<\/span>/g)?.length);
});

test('returns all lines of code as they are', () => {
  const html = highlight("if (a < b) {\n  call('x & y');\n}", 'tsx');
  const text = (part: string) => part.replaceAll(/<[^>]*>/g, '');
  expect(text(sliceHtml(html, 1, 3))).toBe(text(html));
});
