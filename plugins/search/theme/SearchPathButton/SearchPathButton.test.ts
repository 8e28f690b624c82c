import { toPathWords } from '.';

test.each([
  ['/react-data-grid/sorthing', 'react data grid sorthing'],
  ['/api/data-grid/GridColDef.html', 'api data grid GridColDef'],
  ['/there/is/no%20such_page/', 'there is no such page'],
  ['/%E8%A1%A8%E6%A0%BC', '表格'],
  ['/100%-wide', '100 wide'],
  ['/', ''],
])('%s is searched as "%s"', (slug, words) => {
  expect(toPathWords(slug)).toBe(words);
});
