import { toIndexedHtml } from './textIndex';

test('marks the article with its product', () => {
  expect(toIndexedHtml('<main><article class=a>', 'charts')).toBe(
    '<main><article data-pagefind-filter="product:charts" class=a>',
  );
});

test('a page about the library as a whole stays as it is', () => {
  expect(toIndexedHtml('<article>', undefined)).toBe('<article>');
});
