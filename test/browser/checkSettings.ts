import type { Browser, Page } from 'playwright-core';
import { frameColors } from '../../plugins/preferences/preferences';
import type { Check } from './check';
import { openContext } from './openContext';
import { watchPage } from './watchPage';

/** What the page is drawn with, and what is kept for later visits. */
function readChoices(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const { dir, dataset } = document.documentElement;
    const { theme = '', density = '', codeVariant = '', packageManager = '' } = dataset;
    const tags = document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]');
    const frame = [...new Set([...tags].map(({ content }) => content))].join();
    return { dir, theme, frame, density, codeVariant, packageManager };
  });
}

const defaults = {
  dir: 'ltr',
  theme: 'light',
  frame: frameColors.light,
  density: 'comfortable',
  codeVariant: 'TS',
  packageManager: 'npm',
};
const others = {
  dir: 'rtl',
  theme: 'dark',
  frame: frameColors.dark,
  density: 'dense',
  codeVariant: 'JS',
  packageManager: 'pnpm',
};

function compare(found: Record<string, string>, expected: Record<string, string>): string[] {
  return Object.entries(expected)
    .filter(([name, value]) => found[name] !== value)
    .map(([name, value]) => `${name} is ${found[name]}, not ${value}`);
}

async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForSelector('html[data-has-hydrated="true"]', { state: 'attached' });
}

const isInside = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('dialog') !== null);

/** Opens and closes the settings by keyboard; Tab never leaves them. */
async function checkFocus(page: Page): Promise<string[]> {
  const button = page.getByRole('button', { name: 'Settings' });
  await button.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  const problems: string[] = [];
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < 12; stop += 1) {
      if (!(await isInside(page))) {
        problems.push(`${key} leaves the settings after ${stop} stops`);
        break;
      }
      await page.keyboard.press(key);
    }
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  if (!(await button.evaluate((element) => element === document.activeElement))) {
    problems.push('the button does not get the focus back');
  }
  return problems;
}

async function chooseOthers(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog');
  for (const name of ['Dark', 'Right to left', 'Dense', 'JavaScript', 'pnpm']) {
    await dialog.getByRole('radio', { name }).click();
  }
  await page.keyboard.press('Escape');
}

/** Chooses in a browser that keeps nothing, as with blocked cookies; returns what goes wrong. */
async function checkBlocked(browser: Browser, address: string): Promise<string[]> {
  const context = await openContext(browser);
  try {
    await context.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refuse });
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse });
    });
    const page = await context.newPage();
    const { logged } = watchPage(page, new URL(address).origin);
    await openPage(page, address);
    const before = compare(await readChoices(page), defaults);
    await chooseOthers(page);
    return [...before, ...compare(await readChoices(page), others), ...logged];
  } finally {
    await context.close();
  }
}

/** Opens a page on which rubbish is kept; returns what of it counts. */
async function checkRubbish(browser: Browser, address: string): Promise<string[]> {
  const context = await openContext(browser);
  try {
    await context.addCookies([{ name: 'codeVariant', value: '<b>', url: address }]);
    await context.addInitScript(() => {
      for (const key of ['mui-mode', 'direction', 'density', 'codeblock-package-manager']) {
        localStorage.setItem(key, '"><script>alert(1)</script>');
      }
    });
    const page = await context.newPage();
    const { logged } = watchPage(page, new URL(address).origin);
    await openPage(page, address);
    return [...compare(await readChoices(page), defaults), ...logged];
  } finally {
    await context.close();
  }
}

/**
 * Chooses in the settings as a visitor does: by keyboard, and live in another tab; what is chosen
 * stays over a reload and from version to version.
 *
 * @param addresses a page of each version
 */
export async function checkSettings(
  browser: Browser,
  addresses: readonly [string, ...string[]],
): Promise<Check[]> {
  const context = await openContext(browser);
  const checks: Check[] = [];
  const record = (what: string, problems: readonly string[]) =>
    checks.push({ name: `settings: ${what}`, problems });
  try {
    const [first] = addresses;
    const page = await context.newPage();
    await openPage(page, first);
    record('keep the focus and give it back', await checkFocus(page));
    record('start with the defaults', compare(await readChoices(page), defaults));

    const other = await context.newPage();
    await openPage(other, first);
    await chooseOthers(page);
    record('change the page', compare(await readChoices(page), others));
    await other.waitForSelector('html[dir="rtl"][data-density="dense"]', { state: 'attached' });
    // A cookie is looked at when the visitor comes back to the tab.
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    record('change another tab', compare(await readChoices(other), others));
    await other.close();
    for (const address of addresses) {
      await openPage(page, address);
      const { pathname } = new URL(address);
      record(`are kept at ${pathname}`, compare(await readChoices(page), others));
    }

    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Reset all' }).click();
    record('go back to the defaults', compare(await readChoices(page), defaults));
    const left = await page.evaluate(() => [...Object.keys(localStorage), document.cookie].join());
    record('forget everything', left === '' ? [] : [`${left} is left`]);
    record('work where the browser keeps nothing', await checkBlocked(browser, first));
    record('ignore rubbish', await checkRubbish(browser, first));
  } catch (error) {
    record('can be looked at', [(error as Error).message]);
  } finally {
    await context.close();
  }
  return checks;
}
