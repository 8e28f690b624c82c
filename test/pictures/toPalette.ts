import type { Picture } from './picture';

/** Colors that a PNG's palette holds at the most. */
const limit = 256;

/** A picture of few colors. */
export interface PalettePicture {
  width: number;
  height: number;
  /** Red, green and blue of each color. */
  colors: Uint8Array;
  /** Number of the color of each pixel, row by row. */
  indexes: Uint8Array;
}

type Color = readonly [number, number, number];

const toColor = (key: number): Color => [key >> 16, (key >> 8) & 255, key & 255];

function findNear(palette: readonly Color[], [r, g, b]: Color, distance: number): number {
  return palette.findIndex(
    (color) =>
      Math.abs(color[0] - r) <= distance &&
      Math.abs(color[1] - g) <= distance &&
      Math.abs(color[2] - b) <= distance,
  );
}

/** Returns the palette's number of each color, frequent ones first; nothing when there are too many. */
function collectPalette(
  keys: readonly number[],
  distance: number,
): { palette: Color[]; numbers: Map<number, number> } | undefined {
  const palette: Color[] = [];
  const numbers = new Map<number, number>();
  for (const key of keys) {
    const color = toColor(key);
    const near = findNear(palette, color, distance);
    numbers.set(key, near === -1 ? palette.push(color) - 1 : near);
    if (palette.length > limit) {
      return undefined;
    }
  }
  return { palette, numbers };
}

/**
 * Gives a picture a palette, in which flat areas keep their very color.
 *
 * @param distance how far a channel may go off, of 255; more where the palette would be too long
 */
export function toPalette({ width, height, pixels }: Picture, distance: number): PalettePicture {
  const keys = Array.from({ length: width * height }, (_, i) => {
    const [r = 0, g = 0, b = 0] = pixels.subarray(i * 3, i * 3 + 3);
    return (r << 16) | (g << 8) | b;
  });
  const counts = new Map<number, number>();
  keys.forEach((key) => counts.set(key, (counts.get(key) ?? 0) + 1));
  const frequent = [...counts].toSorted(([, one], [, other]) => other - one).map(([key]) => key);
  for (let allowed = distance; ; allowed += 1) {
    const found = collectPalette(frequent, allowed);
    if (found) {
      const indexes = Uint8Array.from(keys, (key) => found.numbers.get(key) ?? 0);
      return { width, height, colors: Uint8Array.from(found.palette.flat()), indexes };
    }
  }
}
