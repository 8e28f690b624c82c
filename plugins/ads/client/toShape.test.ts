import { toShape } from './toShape';

test.each([
  [0, 'inline'],
  [0.19999, 'inline'],
  [0.2, 'image'],
  [0.99999, 'image'],
])('with %d drawn: %s', (random, shape) => {
  expect(toShape(random)).toBe(shape);
});
