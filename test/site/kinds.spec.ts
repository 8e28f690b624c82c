/** Each kind of page, read by people with other windows, eyes and directions than the author's. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expectFits, expectReflows } from '../support/fit';
import { expect, test } from '../support/fixtures';
import { expectMirrored } from '../support/mirroring';
import { emulateSystem, scrollThrough, setDirection, settle } from '../support/page';
import { allowedRequestsOf, openKind, pageKinds } from '../support/pageKinds';
import { readToEnd } from '../support/reading';

async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await settle(page);
}

/** Opens what has a place of its own only while it is open: the code of a demo, and its menu. */
async function openCode(page: Page): Promise<void> {
  const demo = page.locator('figure[id]').first();
  await demo.getByRole('button', { name: 'Expand code' }).click();
  await demo.getByRole('tab').first().waitFor();
  // Guides alone list what their demos use of the reference.
  const uses = demo.locator('[data-demo-code] summary');
  if (await uses.isVisible()) {
    await uses.click();
    await demo.locator('[data-demo-code] dl').waitFor();
  }
  await demo.getByRole('button', { name: 'More actions' }).click();
  await demo.getByRole('menu').waitFor();
}

for (const kind of pageKinds) {
  const { name, version, status, demoAlone } = kind;

  test.describe(name, () => {
    test.use({ allowedRequests: allowedRequestsOf(kind) });

    test(`${name}: is read in both modes, at 320 px and right to left`, async ({ page }) => {
      await test.step('from top to end', () =>
        readToEnd(page, { open: () => openKind(page, kind), status, demoAlone }));
      await test.step('with assistive technology', () => expectAccessible(page, { version }));
      await test.step('in the dark', async () => {
        await emulateSystem(page, { colorScheme: 'dark' });
        await expectAccessible(page, { version, rules: ['color-contrast'] });
        await emulateSystem(page, { colorScheme: 'light' });
      });
      await test.step('right to left', async () => {
        const demo = page.locator('figure[id]').first();
        const hasDemo = (await demo.count()) > 0;
        if (hasDemo) {
          await openCode(page);
        }
        await expectMirrored(page);
        await expectFits(page, 'the page right to left');
        if (hasDemo && (await demo.locator('[data-demo]').count()) > 0) {
          const island = demo.locator('[data-island]').first();
          await expect(island, 'a demo follows the page').toHaveCSS('direction', 'rtl');
          await demo.getByRole('button', { name: 'RTL' }).click();
          await expect(island, 'a demo can be switched alone').toHaveCSS('direction', 'ltr');
        }
      });
      await test.step('at 320 px', async () => {
        await resize(page, 320, 640);
        await expectReflows(page, '320 px right to left');
        await setDirection(page, 'ltr');
        await expectReflows(page, '320 px');
      });
    });

    test(
      `${name}: is read at 200 % and with letters of double size`,
      { tag: '@all' },
      async ({ page }) => {
        await openKind(page, kind);
        await scrollThrough(page);
        await resize(page, 640, 450);
        await expectReflows(page, '200 %');
        await resize(page, 1280, 900);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        await settle(page);
        await expectReflows(page, 'a page of double letters');
      },
    );

    test(
      `${name}: is accessible in the dark at 320 px right to left`,
      { tag: '@all' },
      async ({ page }) => {
        await openKind(page, kind);
        await scrollThrough(page);
        await resize(page, 320, 640);
        await emulateSystem(page, { colorScheme: 'dark' });
        await setDirection(page, 'rtl');
        await expectReflows(page, '320 px in the dark right to left');
        await expectAccessible(page, { version });
      },
    );
  });
}
