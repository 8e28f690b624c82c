/** How many px of a page, in both directions, become one pixel of a picture. */
export const scale = 4;

/** Side of the squares in which pictures are compared, in pixels of a picture. */
export const blockSize = 8;

/** A page made small: what differs between machines, such as the edges of letters, is averaged away. */
export interface Picture {
  width: number;
  height: number;
  /** Red, green and blue of each pixel, row by row. */
  pixels: Uint8Array;
}
