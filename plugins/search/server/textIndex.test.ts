import { toIndexedHtml } from './textIndex';

test('marks the article with its product', () => {
  expect(toIndexedHtml('<main><article class=a>', 'charts')).toBe(
    '<main><article data-pagefind-filter="product:charts" class=a>',
  );
});

test('a page about the library as a whole stays as it is', () => {
  expect(toIndexedHtml('<article>', undefined)).toBe('<article>');
});

test('words that only styles set apart are not joined, and code stays whole', () => {
  expect(toIndexedHtml('<small><span>Required</span></small><code>string</code>', undefined)).toBe(
    '<small><span>Required</span></small> <code>string</code>',
  );
  const code = '<span class=token>a</span><span class="token keyword">b</span>';
  expect(toIndexedHtml(code, undefined)).toBe(code);
});
