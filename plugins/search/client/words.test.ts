// cspell:ignore définition columndefinition pagniation sortng sortting surting xrow sortign colmun clumn
import { differsByOne, splitWords, toCompact, toStem } from './words';

test.each([
  ['AcmeDataTable-rowCount', ['acme', 'data', 'table', 'row', 'count']],
  ['TableAPIRef', ['table', 'api', 'ref']],
  ['/react-data-table/column_definition', ['react', 'data', 'table', 'column', 'definition']],
  ['Café, naïve!', ['cafe', 'naive']],
  ['列定义 DataTable', ['列定', '定义', 'data', 'table']],
  ['  ', []],
])('splits %s', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

test.each(['columnDefinition', 'Column definition', 'column-définition'])(
  '%s is one run of letters',
  (text) => {
    expect(toCompact(text)).toBe('columndefinition');
  },
);

test.each([
  ['column', 'columns'],
  ['stack', 'stacked'],
  ['stack', 'stacking'],
  ['pin', 'pinning'],
  ['hide', 'hiding'],
  ['category', 'categories'],
  ['scroll', 'scrolling'],
])('%s and %s have the same stem', (one, other) => {
  expect(toStem(other)).toBe(toStem(one));
});

test.each(['class', 'string', 'axis', 'status', 'row', 'speed'])('%s keeps its end', (word) => {
  expect(toStem(word)).toBe(word);
});

test.each([
  ['pagniation', 'pagination'],
  ['sortng', 'sorting'],
  ['sortting', 'sorting'],
  ['surting', 'sorting'],
  ['rows', 'row'],
  ['xrow', 'row'],
])('%s is %s with one typo', (typed, meant) => {
  expect(differsByOne(typed, meant)).toBe(true);
  expect(differsByOne(meant, typed)).toBe(true);
});

test.each([
  ['row', 'row'],
  ['sortign', 'sorted'],
  ['colmun', 'clumn'],
  ['grid', 'girdle'],
])('%s and %s differ by none or by more', (one, other) => {
  expect(differsByOne(one, other)).toBe(false);
});
