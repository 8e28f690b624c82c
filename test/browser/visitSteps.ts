import type { Page } from 'playwright-core';

/** How long a page is given to tell what it has to: titles rest for a while before they are told. */
export const pause = 900;

async function chooseInSettings(page: Page, ...names: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  for (const name of names) {
    await dialog.getByRole('radio', { name, exact: true }).click();
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

/** Moves the window to another screen; the browser notices that when the size changes too. */
async function setPixelRatio(page: Page, deviceScaleFactor: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await session.send('Emulation.setDeviceMetricsOverride', {
    width: width - Math.round(deviceScaleFactor * 10),
    height,
    deviceScaleFactor,
    mobile: false,
  });
}

/** The ten things that a visitor does, in the order of `expectedTraffic`. */
export const visitSteps: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => page.getByRole('region', { name: 'Consent' }).getByText('Allow').click(),
  (page) => chooseInSettings(page, 'JavaScript'),
  (page) => page.getByRole('button', { name: 'Dark mode' }).click(),
  (page) => page.locator('.theme-doc-sidebar-menu').getByRole('link', { name: 'Sorting' }).click(),
  (page) => page.locator('.table-of-contents a').last().click(),
  (page) => page.getByRole('button', { name: 'Copy the source' }).first().click(),
  (page) => page.emulateMedia({ colorScheme: 'dark' }),
  (page) => setPixelRatio(page, 1.5),
  async (page) => {
    // Over the section, to the page before.
    await page.goBack();
    await page.goBack();
  },
  async (page) => {
    await chooseInSettings(page, 'Decline');
    await page.getByRole('button', { name: 'Dark mode' }).click();
    await page.getByRole('link', { name: 'Sorting' }).first().click();
    await setPixelRatio(page, 2);
  },
];
