// cspell:ignore pagniation sortng sortting surting xrow sortign colmun clumn
import { differsByOne } from './differsByOne';

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
