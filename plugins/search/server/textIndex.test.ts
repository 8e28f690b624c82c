import { toIndexedHtml } from './textIndex';

test('marks the article with its product', () => {
  expect(toIndexedHtml('<main><article class=a>', 'graphs')).toBe(
    '<main><article data-pagefind-filter="product:graphs" class=a>',
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

test('the text of a row has no mark between its name and its type', () => {
  const row = (age: string) =>
    `<li id=grid-prop-rows><h3><a href=#x translate=no>row<wbr>Height</a>?</h3>${age}<code>number</code>`;
  expect(toIndexedHtml(row('Since v5'), undefined)).toBe(row(' '));
  const text = '<li>See <a href=#x>rows</a> and <code>number</code>';
  expect(toIndexedHtml(text, undefined)).toBe(text);
});
