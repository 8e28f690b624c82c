import { differsByOne, splitWords, toCompact, toStem } from './words';

describe('splitWords', () => {
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
});

describe('toCompact', () => {
  // cspell:ignore définition columndefinition

  test.each(['columnDefinition', 'Column definition', 'column-définition'])(
    '%s is one run',
    (text) => {
      expect(toCompact(text)).toBe('columndefinition');
    },
  );
});

describe('toStem', () => {
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
});

describe('differsByOne', () => {
  // cspell:ignore pagniation sortng sortting surting xrow sortign colmun clumn

  test.each([
    ['pagniation', 'pagination'],
    ['sortng', 'sorting'],
    ['sortting', 'sorting'],
    ['surting', 'sorting'],
    ['rows', 'row'],
    ['xrow', 'row'],
  ])('%s is %s with one mistake', (typed, meant) => {
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
});
