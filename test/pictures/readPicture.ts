import type { Page } from 'playwright-core';
import type { Picture } from './picture';

/**
 * Reads a PNG; the browser itself decodes it.
 *
 * @param page any page; a blank one is enough
 * @param factor how many px, in both directions, become one pixel: the mean of their colors
 */
export async function readPicture(page: Page, png: Buffer, factor: number): Promise<Picture> {
  const { width, height, encoded } = await page.evaluate(
    async ([base64, step]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const drawing = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      drawing.drawImage(image, 0, 0);
      const { data } = drawing.getImageData(0, 0, image.width, image.height);
      const width = Math.ceil(image.width / step);
      const height = Math.ceil(image.height / step);
      const sums = new Float64Array(width * height * 3);
      const counts = new Uint32Array(width * height);
      for (let y = 0, from = 0; y < image.height; y += 1) {
        const row = Math.floor(y / step) * width;
        for (let x = 0; x < image.width; x += 1, from += 4) {
          const to = row + Math.floor(x / step);
          counts[to]! += 1;
          sums[to * 3]! += data[from]!;
          sums[to * 3 + 1]! += data[from + 1]!;
          sums[to * 3 + 2]! += data[from + 2]!;
        }
      }
      let text = '';
      for (let i = 0; i < sums.length; i += 1) {
        text += String.fromCharCode(Math.round(sums[i]! / counts[Math.floor(i / 3)]!));
      }
      return { width, height, encoded: btoa(text) };
    },
    [png.toString('base64'), factor] as const,
  );
  return { width, height, pixels: new Uint8Array(Buffer.from(encoded, 'base64')) };
}
