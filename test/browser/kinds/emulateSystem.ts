import type { Page } from 'playwright-core';
import { settle } from './settle';

/** Sets the operating system's look, and waits until the page of a visitor who chose no mode follows it. */
export async function emulateSystem(
  page: Page,
  look: { colorScheme: 'light' | 'dark'; forcedColors?: 'active' },
): Promise<void> {
  await page.emulateMedia(look);
  await page.waitForSelector(`html[data-theme="${look.colorScheme}"]`, { state: 'attached' });
  await settle(page);
}
