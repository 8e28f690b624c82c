import type { Page } from 'playwright-core';
import { checkLeftToRight } from './checkLeftToRight';
import { checkOverflow } from '../checkOverflow';
import { checkTextOrder } from './checkTextOrder';
import { compareMirrored } from './compareMirrored';

/** What stays where it is, and why. */
const exceptions = [
  // The library measures words of its charts there, out of the window.
  'body > :not(#__docusaurus)',
  // No one sees it.
  '.visually-hidden',
  // The chosen view is the end of the sentence on its button.
  '[data-view-name]',
];

/** Opens what has a place of its own only while it is open: the code of a demo, and its menu. */
async function openCode(page: Page): Promise<void> {
  const demo = page.locator('figure[id]').first();
  await demo.getByRole('button', { name: 'Expand code' }).click();
  await demo.getByRole('tab').first().waitFor();
  await demo.getByRole('button', { name: 'See more' }).click();
  await demo.getByRole('menu').waitFor();
}

/** Returns whether the demo goes its own way when the visitor wants so, and the page's until then. */
async function checkOwnDirection(page: Page): Promise<string[]> {
  const demo = page.locator('figure[id]').first();
  const readDirection = () =>
    demo
      .locator('[data-island]')
      .first()
      .evaluate((island) => getComputedStyle(island).direction);
  const before = await readDirection();
  await demo.getByRole('button', { name: 'RTL' }).click();
  const after = await readDirection();
  return [
    before === 'rtl' ? '' : `a demo is ${before} on a page right to left`,
    after === 'ltr' ? '' : `a demo that was switched to left to right is ${after}`,
  ].filter(Boolean);
}

/** Turns an open page right to left; returns what of its layout is not mirrored, and what else is. */
export async function checkMirroring(page: Page): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  const isShown = async (selector: string) => (await page.locator(selector).count()) > 0;
  if (await isShown('figure[id]')) {
    await openCode(page);
  }
  return [
    ...(await compareMirrored(page, exceptions)),
    ...(await checkTextOrder(page)),
    ...(await checkLeftToRight(page)),
    ...(await checkOverflow(page)),
    ...((await isShown('figure[id] [data-demo]')) ? await checkOwnDirection(page) : []),
  ];
}
