/** A page as a reader has it who begins at its top and reads to its end. */
import { expect, type Page, type Response } from '@playwright/test';
import { expectDemosFit } from './demos';
import { expectStill, watchLayoutShift } from './layoutShift';
import { scrollThrough } from './page';

interface Reading {
  open(): Promise<Response | null>;
  /** HTTP status that the page is right to have. */
  status?: number;
  /** Whether a demo is all that the page has: nothing comes after it that could move. */
  demoAlone?: boolean;
}

/** Opens and reads a page; fails when something moves, or a demo is not drawn in the room that it has. */
export async function readToEnd(
  page: Page,
  { open, status = 200, demoAlone = false }: Reading,
): Promise<void> {
  await watchLayoutShift(page);
  const response = await open();
  expect(response?.status()).toBe(status);
  await scrollThrough(page);
  await expectStill(page);
  if (demoAlone) {
    await expect(page.locator('[data-demo-state]')).toHaveAttribute('data-demo-state', 'ready');
  } else {
    await expectDemosFit(page);
  }
  await expect(page.locator('h1')).toHaveCount(1);
}
