/** What a visitor chooses in the settings: it is shown at once, kept for later, and forgotten on request. */
import type { Page } from '@playwright/test';
import { frameColors } from '../../plugins/preferences/preferences';
import { expect, test } from '../support/fixtures';
import { open } from '../support/page';
import { current, versions } from '../support/site';

const pathname = `${current.basePath}react-data-grid`;

/** What a page is drawn with. */
interface Look {
  dir: string;
  theme: string;
  /** The color of the browser's own frame. */
  frame: string;
  density: string;
  codeStyle: string;
  codeVariant: string;
  packageManager: string;
}

const defaults: Look = {
  dir: 'ltr',
  theme: 'light',
  frame: frameColors.light,
  density: 'comfortable',
  codeStyle: 'MUI System',
  codeVariant: 'TS',
  packageManager: 'npm',
};

const chosen: Look = {
  dir: 'rtl',
  theme: 'dark',
  frame: frameColors.dark,
  density: 'dense',
  codeStyle: 'Tailwind',
  codeVariant: 'JS',
  packageManager: 'pnpm',
};

/** Every choice, as the settings call it, that makes the look of `chosen`. */
const choices = ['Dark', 'Right to left', 'Dense', 'Tailwind', 'JavaScript', 'pnpm'];

const readLook = (page: Page): Promise<Look> =>
  page.evaluate(() => {
    const { dir, dataset } = document.documentElement;
    const {
      theme = '',
      density = '',
      codeStyle = '',
      codeVariant = '',
      packageManager = '',
    } = dataset;
    const tags = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
    const frame = [...new Set([...tags].map(({ content }) => content))].join();
    return { dir, theme, frame, density, codeStyle, codeVariant, packageManager };
  });

const expectLook = (page: Page, look: Look) =>
  expect.poll(() => readLook(page), `the look of ${page.url()}`).toEqual(look);

const openSettings = (page: Page) => page.getByRole('button', { name: 'Settings' }).click();

async function choose(page: Page): Promise<void> {
  await openSettings(page);
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  for (const name of choices) {
    await dialog.getByRole('radio', { name, exact: true }).click();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

test('the settings work by keyboard: they keep the focus while they are open, and give it back', async ({
  page,
}) => {
  await open(page, pathname);
  const button = page.getByRole('button', { name: 'Settings' });
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();

  // More steps than there are stops: the focus goes around.
  for (const key of ['Tab', 'Shift+Tab']) {
    const stops = new Set<string>();
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press(key);
      await expect(dialog.locator(':focus'), `${key} ${step + 1} times`).toHaveCount(1);
      stops.add(await dialog.locator(':focus').evaluate((element) => element.outerHTML));
    }
    expect(stops.size, `${key} reaches every setting`).toBeGreaterThan(choices.length);
  }

  await dialog.getByRole('radio', { name: 'Left to right' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Right to left' })).toBeChecked();
  await expectLook(page, { ...defaults, dir: 'rtl' });

  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('what is chosen shows at once, in other tabs and versions too, until it is reset', async ({
  page,
  context,
}) => {
  await open(page, pathname);
  await expectLook(page, defaults);
  const other = await context.newPage();
  await open(other, pathname);

  await test.step('the page and another tab follow', async () => {
    await choose(page);
    await expectLook(page, chosen);
    const { dir, theme, frame, density, packageManager } = chosen;
    await expect
      .poll(() => readLook(other), 'the look of another tab')
      .toMatchObject({ dir, theme, frame, density, packageManager });
    // No event announces a cookie: it is read when the visitor comes back to the tab.
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expectLook(other, chosen);
    await other.close();
  });
  await test.step('it is kept over a reload', async () => {
    await open(page, pathname);
    await expectLook(page, chosen);
  });
  await test.step('it is kept from version to version', async () => {
    for (const { basePath } of versions) {
      await open(page, `${basePath}react-data-grid`);
      await expectLook(page, chosen);
    }
  });
  await test.step('a reset forgets all of it', async () => {
    await open(page, pathname);
    await openSettings(page);
    await page.getByRole('button', { name: 'Reset all' }).click();
    await expectLook(page, defaults);
    const left = await page.evaluate(() => [...Object.keys(localStorage), document.cookie].join());
    expect(left, 'nothing is kept').toBe('');
    await open(page, pathname);
    await expectLook(page, defaults);
  });
});

test('choices show in a browser that keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
  });
  await open(page, pathname);
  await expectLook(page, defaults);
  await choose(page);
  await expectLook(page, chosen);
});

test('rubbish that is kept counts as nothing', async ({ page, context, baseURL }) => {
  await context.addCookies(
    ['codeVariant', 'codeStyling'].map((name) => ({ name, value: '<b>', url: baseURL })),
  );
  await page.addInitScript(() => {
    for (const key of ['mui-mode', 'direction', 'density', 'codeblock-package-manager']) {
      localStorage.setItem(key, '"><script>alert(1)</script>');
    }
  });
  await open(page, pathname);
  await expectLook(page, defaults);
});

test('search leads to the page with the settings, which the panel there agrees with', async ({
  page,
}) => {
  await open(page, pathname);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Search/ }).fill('settings');
  const results = page.getByRole('listbox', { name: 'Results' });
  await expect(results.getByRole('option', { selected: true })).toHaveText(/^Settings/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await page.getByRole('main').getByRole('radio', { name: 'Right to left' }).click();
  await expectLook(page, { ...defaults, dir: 'rtl' });
  await openSettings(page);
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog.getByRole('radio', { name: 'Right to left' })).toBeChecked();
  await dialog.getByRole('radio', { name: 'Left to right' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('radio', { name: 'Left to right' })).toBeChecked();
  await expectLook(page, defaults);
});
