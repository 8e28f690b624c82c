import type { Page } from 'playwright-core';
import type { Size } from './states';

/** How much of a long page is taken, in px. */
const highest = 2000;

/** Takes a PNG of a page in a window of a size, from the page's top. */
export async function takePicture(page: Page, size: Size): Promise<Buffer> {
  await page.setViewportSize(size);
  const height = await page.evaluate(async () => {
    window.scrollTo(0, 0);
    // What follows the window's size in scripts is drawn in the frame after.
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
    return document.documentElement.scrollHeight;
  });
  return page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width: size.width, height: Math.min(height, highest) },
  });
}
