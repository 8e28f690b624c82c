import { splitWords } from './splitWords';

test.each([
  ['MuiDataGrid-rowCount', ['mui', 'data', 'grid', 'row', 'count']],
  ['GridAPIRef', ['grid', 'api', 'ref']],
  ['/react-data-grid/column_definition', ['react', 'data', 'grid', 'column', 'definition']],
  ['Café, naïve!', ['cafe', 'naive']],
  ['列定义 DataGrid', ['列定', '定义', 'data', 'grid']],
  ['  ', []],
])('splits %s', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});
