import { createPicture } from './createPicture';
import { toSoft } from './toSoft';

const toReds = (pixels: Uint8Array) => [...pixels].filter((_, i) => i % 3 === 0);

test('spreads a pixel over those around it', () => {
  const dot = createPicture(5, 3, (x, y) => (x === 2 && y === 1 ? [160, 0, 0] : [0, 0, 0]));
  expect(toReds(toSoft(dot).pixels)).toEqual([
    0, 10, 20, 10, 0, 0, 20, 40, 20, 0, 0, 10, 20, 10, 0,
  ]);
});

test('keeps a flat picture as it is, also at its edges', () => {
  const flat = createPicture(4, 4, () => [250, 120, 3]);
  expect(toSoft(flat)).toEqual(flat);
});
