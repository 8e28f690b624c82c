import { MAX_QUERY_LENGTH, parseQuery, splitMatches } from './query';

const read = (text: string) => parseQuery(text).words.map((word) => word.text);

test('leaves out what questions have in common', () => {
  expect(read('How do I hide a column?')).toEqual(['hide', 'column']);
});

test('keeps all parts of a name, and a query of such words alone', () => {
  expect(read('useTableApiRef')).toEqual(['use', 'table', 'api', 'ref']);
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

test.each([
  ['a page that was pasted', 'column row cell '.repeat(13_000)],
  ['words that are all different', Array.from({ length: 5000 }, (_, at) => `w${at}`).join(' ')],
  ['one long word', 'a'.repeat(200_000)],
])('reads only the beginning of %s', (_what, text) => {
  const { words, compact } = parseQuery(text);
  expect(words.length).toBeLessThanOrEqual(12);
  expect(compact.length).toBeLessThanOrEqual(MAX_QUERY_LENGTH);
});
