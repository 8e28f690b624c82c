import type { Browser } from 'playwright-core';
import { openContext } from './openContext';

/** How far a channel of a pixel may be off, of 255. */
const tolerance = 48;

/** Share of the pixels that may be further off. */
const limit = 0.001;

/**
 * Returns how two PNG pictures of a demo differ; the browser itself decodes them. A pixel may stand
 * one further: the demo lies on another fraction of a pixel, so its lines and letters are rounded
 * otherwise. That sizes and places are the same to the fraction is for its computed styles to show.
 */
export async function comparePictures(
  browser: Browser,
  first: Buffer,
  second: Buffer,
): Promise<string[]> {
  const context = await openContext(browser);
  try {
    const page = await context.newPage();
    const pictures = [first, second].map((picture) => picture.toString('base64'));
    const { sizes, share } = await page.evaluate(
      async ([encoded, allowed]) => {
        const decode = async (base64: string) => {
          const image = new Image();
          image.src = `data:image/png;base64,${base64}`;
          await image.decode();
          const drawing = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
          drawing.drawImage(image, 0, 0);
          return drawing.getImageData(0, 0, image.width, image.height);
        };
        const [one, two] = await Promise.all([decode(encoded[0]!), decode(encoded[1]!)]);
        const width = Math.min(one.width, two.width);
        const height = Math.min(one.height, two.height);
        const isNear = (a: ImageData, x: number, y: number, b: ImageData, u: number, v: number) => {
          const from = (y * a.width + x) * 4;
          const to = (v * b.width + u) * 4;
          return [0, 1, 2].every((i) => Math.abs(a.data[from + i]! - b.data[to + i]!) <= allowed);
        };
        const steps = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));
        const isThere = (a: ImageData, b: ImageData, x: number, y: number) =>
          isNear(a, x, y, b, x, y) || steps.some(([dx, dy]) => isNear(a, x, y, b, x + dx, y + dy));
        let off = 0;
        for (let y = 1; y < height - 1; y += 1) {
          for (let x = 1; x < width - 1; x += 1) {
            off += isThere(one, two, x, y) && isThere(two, one, x, y) ? 0 : 1;
          }
        }
        return { sizes: [one, two].map((p) => [p.width, p.height]), share: off / (width * height) };
      },
      [pictures, tolerance] as const,
    );
    const [[width = 0, height = 0] = [], [otherWidth = 0, otherHeight = 0] = []] = sizes;
    if (Math.abs(width - otherWidth) > 1 || Math.abs(height - otherHeight) > 1) {
      return [`the picture is ${sizes[0]?.join('×')} on the page and ${sizes[1]?.join('×')} alone`];
    }
    return share > limit ? [`${(share * 100).toFixed(2)}% of the pixels differ`] : [];
  } finally {
    await context.close();
  }
}
