import { createEdits } from './createEdits';

test('makes changes by their places, whatever their order', () => {
  const edits = createEdits('one two three');
  edits.remove(8, 13);
  edits.replace(0, 3, '1');
  edits.insert(7, '!');
  expect(edits.apply().text).toBe('1 two! ');
});

test('inserts in the order of the calls, and before what is replaced there', () => {
  const edits = createEdits('ab');
  edits.replace(1, 2, 'c');
  edits.insert(1, '(');
  edits.insert(1, '[');
  expect(edits.apply().text).toBe('a([c');
});

test('drops a change inside a range that is removed', () => {
  const edits = createEdits('a(b)c');
  edits.remove(1, 4);
  edits.replace(2, 3, 'd');
  expect(edits.apply().text).toBe('a c');
});

test('keeps words apart', () => {
  const edits = createEdits('a!in b');
  edits.remove(1, 2);
  expect(edits.apply().text).toBe('a in b');
});

test('knows where a place of the result was before', () => {
  const edits = createEdits('const a: string = b');
  edits.remove(7, 15);
  const { text, toSourceOffset } = edits.apply();
  expect(text).toBe('const a = b');
  expect([0, 6, 10].map(toSourceOffset)).toEqual([0, 6, 18]);
});
