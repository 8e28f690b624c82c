import { parseQuery, splitMatches } from './query';

const read = (text: string) => parseQuery(text).words.map((word) => word.text);

test('leaves out what questions have in common', () => {
  expect(read('How do I hide a column?')).toEqual(['hide', 'column']);
});

test('keeps all parts of a name, and a query of such words alone', () => {
  expect(read('useGridApiRef')).toEqual(['use', 'grid', 'api', 'ref']);
  expect(read('how to')).toEqual(['how', 'to']);
});

test('splits a text at what was typed, whatever its case, the longer word first', () => {
  expect(splitMatches('Sorting rows: sortModel', ['sort', 'sorting'])).toEqual([
    '',
    'Sorting',
    ' rows: ',
    'sort',
    'Model',
  ]);
  expect(splitMatches('Rows', [])).toEqual(['Rows']);
});
