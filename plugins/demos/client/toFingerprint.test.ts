import { toFingerprint } from './toFingerprint';

test('is the same for the same error, and stays so', () => {
  expect(toFingerprint(new TypeError('rows is not iterable'))).toBe('crash-476c6ddb');
  expect(toFingerprint(new TypeError('rows is not iterable'))).toBe('crash-476c6ddb');
});

test.each([
  ['No row with id #12 found', 'No row with id #7 found'],
  ['Failed at https://a.example/x/main.js:1:20', 'Failed at http://localhost:3000/x/app.js:3:4'],
  ['Duplicate id :r1a:', 'Duplicate id :r2:'],
  ['a  b\nc', 'a b c'],
])('takes "%s" and "%s" for one crash', (one, other) => {
  expect(toFingerprint(new Error(one))).toBe(toFingerprint(new Error(other)));
});

test('tells different errors apart', () => {
  const errors = [
    new Error('rows is not iterable'),
    new TypeError('rows is not iterable'),
    new TypeError('columns is not iterable'),
  ];
  expect(new Set(errors.map(toFingerprint)).size).toBe(3);
});
