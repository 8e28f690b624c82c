/** Page templates in their live view: whole pages, in every window and with all that a visitor can choose. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { DisplayPreferences } from '../../plugins/preferences/types';
import { expectAccessible } from '../support/accessibility';
import { expectFits } from '../support/fit';
import { expect, test } from '../support/fixtures';
import { expectStill, watchLayoutShift } from '../support/layoutShift';
import { settle } from '../support/page';
import { current } from '../support/site';

const widths = [1440, 900, 360];

/** Every two choices come together in one of them. */
const looks: readonly DisplayPreferences[] = [
  { mode: 'light', direction: 'ltr', density: 'comfortable' },
  { mode: 'light', direction: 'rtl', density: 'dense' },
  { mode: 'dark', direction: 'ltr', density: 'dense' },
  { mode: 'dark', direction: 'rtl', density: 'comfortable' },
];

const names = readdirSync(path.join(current.dir, 'templates'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const toAddress = (name: string) => `${current.basePath}templates/${name}`;

async function openTemplate(page: Page, name: string): Promise<void> {
  await page.goto(toAddress(name));
  await expect(page.locator('[data-demo-state="ready"]')).toBeVisible();
  await settle(page);
}

/** Makes the choices of a visitor who has the template open; it is drawn so without being loaded anew. */
async function choose(page: Page, { mode, direction, density }: DisplayPreferences): Promise<void> {
  await page.evaluate(
    (choices) => {
      const root = document.documentElement;
      root.dataset.theme = choices.mode;
      root.dataset.density = choices.density;
      root.dir = choices.direction;
    },
    { mode, direction, density },
  );
  const island = page.locator('[data-demo] [data-island]');
  await expect(island).toHaveCSS('color-scheme', mode);
  await expect(island).toHaveCSS('direction', direction);
  await settle(page);
}

/** Goes back to the gallery, where the template is. */
async function leave(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'All templates' }).click();
  await expect(page).toHaveURL(`${current.basePath}templates#${name}`);
  await expect(page.locator(`[id="${name}"]`)).toBeInViewport();
}

test('a template on a phone, dark and from right to left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTemplate(page, 'crud-dashboard');
  await choose(page, { mode: 'dark', direction: 'rtl', density: 'dense' });
  await expectFits(page);
  await expectAccessible(page);
});

test('a template on a desktop, which leads back to the gallery', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await watchLayoutShift(page);
  await openTemplate(page, 'marketing-page');
  await expectStill(page);
  await expectFits(page);
  await expectAccessible(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await leave(page, 'marketing-page');
  // All are looked at below; the gallery must not be empty, or short of some.
  expect(names).toHaveLength(10);
  await expect(page.getByRole('link', { name: /^Live view of/ })).toHaveCount(names.length);
});

for (const name of names) {
  test(`the template ${name} in every window and look`, { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await watchLayoutShift(page);
    await openTemplate(page, name);
    await expectStill(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const look of looks) {
        const where = [`${width} px`, ...Object.values(look)].join(', ');
        await test.step(where, async () => {
          await choose(page, look);
          await expectFits(page, where);
          if (look.direction === 'rtl') {
            await expectAccessible(page, {
              // All but the colors is the same in both modes.
              rules: look.mode === 'light' ? undefined : ['color-contrast'],
            });
          }
        });
      }
    }
    await leave(page, name);
  });
}
