import { findFreeHue } from './findFreeHue';

test.each([
  [[255, 165, 75, 35, 340], 120],
  [[255, 165, 120, 75, 35, 340], 210],
  [[350, 170], 260],
  [[200, 210], 25],
  [[90], 270],
])('beside %j there is room at %i', (hues, expected) => {
  expect(findFreeHue(hues)).toBe(expected);
});
