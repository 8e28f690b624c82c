import type { Picture } from './picture';

/** Draws a picture for a test: the color of each pixel, red, green and blue. */
export function createPicture(
  width: number,
  height: number,
  paint: (x: number, y: number) => readonly [number, number, number],
): Picture {
  const pixels = Array.from({ length: width * height }, (_, i) =>
    paint(i % width, Math.floor(i / width)),
  );
  return { width, height, pixels: Uint8Array.from(pixels.flat()) };
}
