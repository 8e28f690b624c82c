import type { BrowserContext, Page } from 'playwright-core';
import { bringFonts } from '../browser/bringFonts';
import type { PageKind } from '../browser/kinds/pageKinds';
import { findBasePath } from './findBasePath';
import type { State } from './states';

/**
 * Nothing moves and no caret blinks. What is below the window is drawn too. Letters are as wide as the
 * font says, whatever a machine does to bring them onto whole pixels. A demo's place is flat, a date
 * is not shown.
 */
const stillness = `
  *, *::before, *::after {
    animation: none !important;
    caret-color: transparent !important;
    content-visibility: visible !important;
    text-rendering: geometricPrecision !important;
    transition: none !important;
  }
  [data-demo] { background: gray; }
  [data-demo]:not([style*='--reserved']) { min-block-size: 320px; }
  time { visibility: hidden !important; }
`;

/**
 * Opens a page and waits until it is drawn with the visitor's choices and shows all that it has.
 *
 * @param context one of `openChosen`, with the same choices
 */
export async function openPage(
  context: BrowserContext,
  origin: string,
  { version, address, ready = 'h1' }: PageKind,
  { mode, direction }: State,
): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}${findBasePath(version)}${address}`);
  const drawn = `html[data-has-hydrated="true"][data-theme="${mode}"][dir="${direction}"]`;
  await page.locator(drawn).waitFor({ state: 'attached' });
  await page.locator(ready).first().waitFor();
  await page.addStyleTag({ content: stillness });
  await bringFonts(page);
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        // One that cannot be decoded shows so in the picture.
        return image.decode().catch(() => undefined);
      }),
    ),
  );
  return page;
}
