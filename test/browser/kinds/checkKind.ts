import type { Browser, Page } from 'playwright-core';
import type { BuiltVersion } from '../../../plugins/shared/server/findVersion';
import type { Check } from '../check';
import { checkAccessibility } from '../checkAccessibility';
import { createRecorder } from '../createRecorder';
import { openContext } from '../openContext';
import { scrollThrough } from '../scrollThrough';
import { addTools } from './addTools';
import { checkFocus } from './checkFocus';
import { checkForcedColors } from './checkForcedColors';
import { checkMirroring } from './checkMirroring';
import { checkMotion } from './checkMotion';
import { checkPrint } from './checkPrint';
import { checkReflow } from './checkReflow';
import { checkSkipLinks } from './checkSkipLinks';
import { emulateSystem } from './emulateSystem';
import type { PageKind } from './pageKinds';
import { settle } from './settle';

const desktop = { width: 1280, height: 900 };

async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await settle(page);
}

/** Changes the direction, or the size of letters that the browser is set to. */
async function changePage(page: Page, change: { dir?: string; fontSize?: string }): Promise<void> {
  await page.evaluate(({ dir, fontSize }) => {
    const root = document.documentElement;
    root.dir = dir ?? root.dir;
    root.style.fontSize = fontSize ?? '';
  }, change);
  await settle(page);
}

/** Uses one page of a kind in the ways that people have: other windows, keys, colors, paper. */
export async function checkKind(
  browser: Browser,
  origin: string,
  { basePath, name: version }: BuiltVersion,
  { name, address, hasDemos, unlisted }: PageKind,
): Promise<Check[]> {
  const { checks, record } = createRecorder(`${name} (${basePath}${address})`);
  const context = await openContext(browser, { viewport: desktop });
  await addTools(context);
  const page = await context.newPage();
  const open = async () => {
    await page.goto(origin + basePath + address);
    await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
  };
  try {
    await open();
    if (hasDemos) {
      await record('the keyboard skips to a demo', () => checkSkipLinks(page));
      await open();
    }
    await record('is mirrored right to left', () => checkMirroring(page));
    await open();
    await scrollThrough(page);
    await record('the keyboard comes through', () => checkFocus(page));
    await record('nothing moves', () => checkMotion(page));
    // The button that leads back up is for pages that are scrolled; here it would cover what is below.
    await page.evaluate(() => window.scrollTo(0, 0));

    if (unlisted) {
      await record('is accessible', () => checkAccessibility(page, version));
    }
    await resize(page, 640, 450);
    await record('fits at 200 %', () => checkReflow(page));
    await resize(page, 320, 640);
    await record('fits 320 px', () => checkReflow(page));
    await emulateSystem(page, { colorScheme: 'dark' });
    await changePage(page, { dir: 'rtl' });
    await record('fits 320 px, right to left', () => checkReflow(page));
    await record('is accessible in the dark at 320 px, right to left', () =>
      checkAccessibility(page, version),
    );
    await resize(page, desktop.width, desktop.height);
    await changePage(page, { dir: 'ltr', fontSize: '200%' });
    await record('fits where the browser is set to letters of double size', () =>
      checkReflow(page),
    );
    await changePage(page, {});
    await record('can be used in forced colors', () => checkForcedColors(page));
    await record('can be printed', () => checkPrint(page));
  } catch (error) {
    await record('can be looked at', () => Promise.reject(error as Error));
  } finally {
    await context.close();
  }
  return checks;
}
