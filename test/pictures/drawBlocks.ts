import type { Page } from 'playwright-core';
import type { Block } from './comparePictures';
import { blockSize, scale } from './picture';

/**
 * Frames the blocks of a page's PNG in red; the browser itself draws.
 *
 * @param desk any page; a blank one is enough
 */
export async function drawBlocks(
  desk: Page,
  png: Buffer,
  blocks: readonly Block[],
): Promise<Buffer> {
  const drawn = await desk.evaluate(
    async ([base64, corners, side]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const drawing = canvas.getContext('2d')!;
      drawing.drawImage(image, 0, 0);
      drawing.strokeStyle = 'red';
      drawing.lineWidth = 2;
      corners.forEach(([x, y]) => drawing.strokeRect(x, y, side, side));
      return canvas.toDataURL('image/png').replace(/^.*,/, '');
    },
    [
      png.toString('base64'),
      blocks.map(([x, y]) => [x * scale, y * scale] as const),
      blockSize * scale,
    ] as const,
  );
  return Buffer.from(drawn, 'base64');
}
