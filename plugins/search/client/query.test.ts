import { parseQuery } from './query';

const read = (text: string) => parseQuery(text).words.map((word) => word.text);

test('leaves out what questions have in common', () => {
  expect(read('How do I hide a column?')).toEqual(['hide', 'column']);
});

test('keeps all parts of a name, and a query of such words alone', () => {
  expect(read('useGridApiRef')).toEqual(['use', 'grid', 'api', 'ref']);
  expect(read('how to')).toEqual(['how', 'to']);
});
