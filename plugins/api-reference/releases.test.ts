import { toReleaseLabels } from './releases';

test.each([
  [
    ['v6', 'v7', '8.11.0'],
    ['v6', 'v7', 'v8'],
  ],
  [
    ['v7', '8.10.0', '8.11.0'],
    ['v7', 'v8', '8.11.0'],
  ],
  [
    ['v7.29', 'Next'],
    ['v7', 'Next'],
  ],
])('what is new between %j is dated %j', (labels, expected) => {
  expect(toReleaseLabels(labels)).toEqual(expected);
});
