import { comparePictures } from './comparePictures';
import { createPicture } from './createPicture';

const paper = [250, 249, 247] as const;
const ink = [40, 38, 36] as const;
const mixed = [145, 143, 141] as const;

/** A sheet with a square of ink. */
const createSquare = (left: number, top: number, side: number, color: readonly number[] = ink) =>
  createPicture(64, 48, (x, y) => {
    const inside = x >= left && x < left + side && y >= top && y < top + side;
    return (inside ? color : paper) as [number, number, number];
  });

const square = createSquare(16, 16, 10);

test('what is the same does not differ', () => {
  expect(comparePictures(square, createSquare(16, 16, 10))).toBeUndefined();
});

test('content may stand a pixel further', () => {
  expect(comparePictures(square, createSquare(17, 17, 10))).toBeUndefined();
});

test('a line may fall half into each of two rows', () => {
  const sharp = createPicture(64, 48, (_, y) => (y === 20 ? mixed : paper));
  const split = createPicture(64, 48, (_, y) => (y === 20 || y === 21 ? [197, 196, 194] : paper));
  expect(comparePictures(sharp, split)).toBeUndefined();
  expect(comparePictures(split, sharp)).toBeUndefined();
});

test('content that stands further differs, at its old and at its new place', () => {
  expect(comparePictures(square, createSquare(36, 16, 10))?.box).toEqual({
    x: 64,
    y: 64,
    width: 128,
    height: 64,
  });
});

test.each([
  ['is missing', createSquare(0, 0, 0)],
  ['has another color', createSquare(16, 16, 10, [40, 90, 36])],
  ['is larger', createSquare(16, 16, 14)],
])('a square that %s differs, whichever picture is the first', (_, other) => {
  expect(comparePictures(square, other)?.blocks.length).toBeGreaterThan(0);
  expect(comparePictures(other, square)?.blocks.length).toBeGreaterThan(0);
});

test('a flat area differs when its color does by little', () => {
  const panel = createPicture(64, 48, (x) => (x < 32 ? [238, 237, 235] : paper));
  expect(comparePictures(panel, createSquare(0, 0, 0))?.blocks).toHaveLength(24);
});
