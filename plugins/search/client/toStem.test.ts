import { toStem } from './toStem';

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
