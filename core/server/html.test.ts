import { escapeHtml, highlight } from './html';

test('escapes markup and quotes', () => {
  expect(escapeHtml(`<a href="x">Q&A's</a>`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;Q&amp;A&#39;s&lt;/a&gt;',
  );
});

test.each([
  ['tsx', 'const a: number = 1;', 'keyword'],
  ['bash', 'npm install x # y', 'comment'],
  ['sh', 'npm install x # y', 'comment'],
  ['json', '{"a": 1}', 'property'],
  ['css', '.a { color: red }', 'selector'],
  ['diff', '+ added', 'inserted'],
])('highlights %s', (language, code, token) => {
  expect(highlight(code, language)).toContain(`<span class="token ${token}`);
});

test('highlights a tag with nested objects in an attribute', () => {
  const html = highlight('<Grid state={{ a: { b: [{ c: { d: 1 } }] } }} dense />', 'tsx');
  expect(html).toContain('<span class="token class-name">Grid</span>');
  expect(html).toContain('<span class="token attr-name">dense</span>');
});

test.each(['unheard-of', 'text', ''])(
  'escapes code in the language %p without highlighting it',
  (language) => {
    const element = '<b>&amp;</b>';
    const html = highlight(element, language);
    expect(html).toMatch(/^&lt;b(?:>|&gt;)&amp;amp;&lt;\/b(?:>|&gt;)$/);
  },
);

test('escapes markup in highlighted code', () => {
  const html = highlight('const a = "<img src=x onerror=alert(1)>";', 'tsx');
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img');
});
