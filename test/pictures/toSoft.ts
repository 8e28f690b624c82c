import type { Picture } from './picture';

/** Mixes each value with half of what stands before and behind it; at an edge, with itself. */
function mix(values: Uint8Array, step: number, line: number): Uint8Array {
  return values.map((value, i) => {
    const place = i % line;
    const before = place >= step ? values[i - step]! : value;
    const behind = place + step < line ? values[i + step]! : value;
    return (before + 2 * value + behind + 2) >> 2;
  });
}

/**
 * Blurs a picture by a pixel: a thin line that falls into one row of pixels, or half into each of two,
 * looks the same then.
 */
export function toSoft(picture: Picture): Picture {
  const row = picture.width * 3;
  const pixels = mix(mix(picture.pixels, 3, row), row, picture.pixels.length);
  return { ...picture, pixels };
}
