import { chooseAd } from './chooseAd';

test.each([
  [0, 'a'],
  [0.3333, 'a'],
  [0.3334, 'b'],
  [0.6666, 'b'],
  [0.6667, 'c'],
  [0.99999, 'c'],
])('with %d drawn: %s', (random, ad) => {
  expect(chooseAd(['a', 'b', 'c'], random)).toBe(ad);
});
