import { highlight } from '../../../core/server/html';
import { sliceHtml } from './sliceHtml';

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
