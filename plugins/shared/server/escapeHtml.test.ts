import { escapeHtml } from './escapeHtml';

test('writes what HTML reads as its own', () => {
  expect(escapeHtml(`<a href="x">Q&A's</a>`)).toBe(
    '&lt;a href=&quot;x&quot;&gt;Q&amp;A&#39;s&lt;/a&gt;',
  );
});
