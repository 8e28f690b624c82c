import { blockSize, scale, type Picture } from './picture';
import { toSoft } from './toSoft';

/** How far a channel may be off where a picture is flat, of 255: the palette of references is that far. */
const flatTolerance = 10;

/** How much further it may be off, as a share of the contrast around it: edges of letters differ. */
const edgeTolerance = 0.2;

/** How many pixels of a block may be off. */
const limit = 8;

/** The left upper corner of a block, in pixels of the picture. */
export type Block = readonly [x: number, y: number];

/** Where two pictures of one page differ. */
export interface Difference {
  blocks: readonly Block[];
  /** What holds all of them, in px of the page. */
  box: { x: number; y: number; width: number; height: number };
}

/**
 * Whether a pixel is in the other picture too: its color lies among those around its place, because
 * what is drawn may stand up to a pixel further.
 */
function isThere(one: Picture, x: number, y: number, other: Picture): boolean {
  const { width, height, pixels } = other;
  for (let channel = 0; channel < 3; channel += 1) {
    const value = one.pixels[(y * one.width + x) * 3 + channel]!;
    const same = pixels[(y * width + x) * 3 + channel]!;
    let [low, high] = [same, same];
    // Most of a page is flat.
    if (Math.abs(value - same) > flatTolerance) {
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v += 1) {
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u += 1) {
          const near = pixels[(v * width + u) * 3 + channel]!;
          low = Math.min(low, near);
          high = Math.max(high, near);
        }
      }
    }
    const tolerance = flatTolerance + edgeTolerance * (high - low);
    if (value < low - tolerance || value > high + tolerance) {
      return false;
    }
  }
  return true;
}

function countOff(one: Picture, other: Picture, [left, top]: Block): number {
  const right = Math.min(left + blockSize, one.width, other.width);
  const bottom = Math.min(top + blockSize, one.height, other.height);
  let off = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      off += isThere(one, x, y, other) && isThere(other, x, y, one) ? 0 : 1;
    }
  }
  return off;
}

function toBox(blocks: readonly Block[]): Difference['box'] {
  const [lefts, tops] = [blocks.map(([x]) => x), blocks.map(([, y]) => y)];
  const [x, y] = [Math.min(...lefts), Math.min(...tops)];
  const toPx = (from: number, to: number) => (to + blockSize - from) * scale;
  return {
    x: x * scale,
    y: y * scale,
    width: toPx(x, Math.max(...lefts)),
    height: toPx(y, Math.max(...tops)),
  };
}

/** Compares two pictures of one page where there are both; returns nothing when they show the same. */
export function comparePictures(one: Picture, other: Picture): Difference | undefined {
  const [first, second] = [toSoft(one), toSoft(other)];
  const blocks: Block[] = [];
  for (let top = 0; top < Math.min(one.height, other.height); top += blockSize) {
    for (let left = 0; left < Math.min(one.width, other.width); left += blockSize) {
      if (countOff(first, second, [left, top]) > limit) {
        blocks.push([left, top]);
      }
    }
  }
  return blocks.length > 0 ? { blocks, box: toBox(blocks) } : undefined;
}
