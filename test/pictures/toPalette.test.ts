import { createPicture } from './createPicture';
import { toPalette } from './toPalette';

test('flat areas keep their color, near ones join them', () => {
  const picture = createPicture(4, 1, (x) => (x < 3 ? [250, 249, 247] : [248, 249, 247]));
  expect(toPalette(picture, 8)).toEqual({
    width: 4,
    height: 1,
    colors: Uint8Array.from([250, 249, 247]),
    indexes: Uint8Array.from([0, 0, 0, 0]),
  });
});

test('no color goes further off than is allowed', () => {
  const picture = createPicture(16, 16, (x, y) => [x * 3, y * 3, 100]);
  const { colors, indexes } = toPalette(picture, 8);
  const distances = [...picture.pixels].map((value, i) =>
    Math.abs(value - (colors[(indexes[Math.floor(i / 3)] ?? 0) * 3 + (i % 3)] ?? 0)),
  );
  expect(Math.max(...distances)).toBeLessThanOrEqual(8);
});

test('a picture of very many colors has 256 at the most', () => {
  const picture = createPicture(64, 64, (x, y) => [x * 4, y * 4, ((x * y) % 64) * 4]);
  expect(toPalette(picture, 1).colors.length).toBeLessThanOrEqual(256 * 3);
});
