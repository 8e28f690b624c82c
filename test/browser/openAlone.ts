import type { Locator, Page } from 'playwright-core';
import { bringFonts } from './bringFonts';

/**
 * Opens a demo on its version's playground without any of the site's style sheets:
 * what is left is the browser, the library and the demo.
 *
 * @param url address of the playground with the demo's name
 * @param width the width of the demo on its page, in px
 * @returns the demo
 */
export async function openAlone(page: Page, url: string, width: number): Promise<Locator> {
  await page.goto(url);
  const demo = page.locator('[data-demo]');
  await page.locator('[data-demo-state="ready"]').waitFor();
  // The font that the theme names is the site's to bring: an island has no other.
  await bringFonts(page);
  await page.evaluate(() => {
    document.querySelectorAll('link[rel="stylesheet"]').forEach((sheet) => sheet.remove());
  });
  await demo.evaluate((host, px) => {
    host.style.width = `${px}px`;
  }, width);
  await page.waitForTimeout(500);
  return demo;
}
