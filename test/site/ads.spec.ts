/** The site's own ads, which show where no other party is configured. */
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { expectStill, watchLayoutShift } from '../support/layoutShift';
import { open } from '../support/page';
import { current } from '../support/site';

const withAd = `${current.basePath}react-data-grid/sorting`;
const withoutAd = `${current.basePath}react-data-grid`;

/** Windows, with the height that is reserved in each, in px. */
const windows = [
  { width: 1280, reserved: 126, tag: [] },
  { width: 320, reserved: 142, tag: ['@all'] },
] as const;

interface Visitor {
  /** What the visitor is shown. */
  what: string;
  /** What every random number is. */
  random: number;
  userAgent?: string;
  shows: RegExp;
  /** How many pictures the ad has. */
  pictures: number;
}

const visitors: readonly Visitor[] = [
  { what: 'an ad with its picture', random: 0.5, shows: /ad by X Docs$/, pictures: 1 },
  {
    what: 'nothing to a crawler',
    random: 0.5,
    userAgent: 'Some bot/1.0',
    shows: /^$/,
    pictures: 0,
  },
];

for (const { what, random, userAgent, shows, pictures } of visitors) {
  test.describe(`the slot shows ${what}`, () => {
    test.use({ userAgent });

    for (const { width, reserved, tag } of windows) {
      test(`in the height that was reserved, ${width} px`, { tag: [...tag] }, async ({ page }) => {
        await page.addInitScript((number) => {
          Math.random = () => number;
        }, random);
        await page.setViewportSize({ width, height: 900 });
        await watchLayoutShift(page);
        await open(page, withAd);
        const slot = page.locator('aside[data-no-print]');
        const read = async () =>
          (await slot.evaluate((element: HTMLElement) => element.innerText))
            .replace(/^Advertisement\s*/, '')
            .trim();
        if (userAgent) {
          // What shows nothing might still change.
          await page.waitForTimeout(1500);
        }
        await expect.poll(read).toMatch(shows);
        await expect(slot.locator('img')).toHaveCount(pictures);
        expect(await slot.boundingBox()).toMatchObject({ height: reserved });
        await expectStill(page);
        await expectAccessible(page, { within: 'main' });
      });
    }
  });
}

test('an overview has no slot', async ({ page }) => {
  await open(page, withoutAd);
  await expect(page.locator('aside[data-no-print]')).toHaveCount(0);
});
