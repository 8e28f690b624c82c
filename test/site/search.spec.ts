/** Search by keyboard: it opens, finds, says when it finds nothing, and leads to the page. */
// cspell:ignore comparato datagri qqzzqq
import { expectAccessible } from '../support/accessibility';
import { expectReflows } from '../support/fit';
import { expect, test } from '../support/fixtures';
import { emulateSystem, open, setDirection } from '../support/page';
import { current, versions } from '../support/site';

/** Both modes and both directions. */
const looks = [
  { colorScheme: 'light', direction: 'ltr' },
  { colorScheme: 'dark', direction: 'rtl' },
] as const;

for (const { name, label, basePath } of versions) {
  const tag = name === current.name ? [] : ['@all'];
  test(`search in ${label} works by keyboard`, { tag }, async ({ page }) => {
    const pathname = `${basePath}react-data-grid`;
    const field = page.getByRole('combobox', { name: /^Search/ });
    const results = page.getByRole('listbox', { name: 'Results' });
    const options = (group: string) =>
      results.getByRole('group', { name: group }).getByRole('option');
    await open(page, pathname);

    await test.step('a slash opens it, Escape closes it', async () => {
      await page.keyboard.press('/');
      await expect(field).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(field).toBeHidden();
    });
    await test.step('Ctrl+K opens it, with pages to start from', async () => {
      await page.keyboard.press('Control+k');
      await expect(field).toBeFocused();
      await expect(options('Start here').first()).toBeVisible();
    });
    await test.step('it finds the text of pages', async () => {
      await page.keyboard.type('comparator');
      await expect(options('Also mentioned in').first()).toBeVisible();
    });
    await test.step('it says when there is nothing', async () => {
      await field.fill('qqzzqq');
      await expect(page.getByText('Nothing found for')).toBeVisible();
      await expect(results.getByRole('option')).toHaveCount(0);
    });
    await test.step('it finds a component by a part of its name', async () => {
      await field.fill('datagri');
      await expect(results.getByRole('option', { name: /^DataGrid\b.*API/ }).first()).toBeVisible();
      await expectAccessible(page, { version: name });
    });
    await test.step('Enter opens the result that is marked', async () => {
      const marked = results.getByRole('option', { selected: true });
      await expect(marked).toHaveText(/^DataGrid/);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${basePath}api/data-grid/data-grid\\b`));
      await expect(page.getByRole('heading', { level: 1 })).toContainText('DataGrid');
      await expect(field).toBeHidden();
    });
  });
}

test('the search dialog fits every window and is accessible in every look', async ({ page }) => {
  await open(page, `${current.basePath}react-data-grid`);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Start here' })).toBeVisible();
  const dialog = page.locator('dialog[open]');
  for (const width of [1440, 900, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const { colorScheme, direction } of looks) {
      await test.step(`${width} px, ${colorScheme}, ${direction}`, async () => {
        await setDirection(page, direction);
        await emulateSystem(page, { colorScheme });
        await expectAccessible(page, { within: 'dialog[open]' });
        // It lies over the page, which does not grow with it.
        await expect(dialog).toBeInViewport({ ratio: 1 });
        await expectReflows(page, `the dialog at ${width} px, ${colorScheme}, ${direction}`);
      });
    }
  }
});

test.describe('with a file of the full text lost once', () => {
  test.use({
    allowedRequests: [/ERR_FAILED: .*\/pagefind\//],
    allowedLogs: [/Pagefind/],
  });

  for (const file of ['pagefind.js', 'pagefind-entry.json', 'wasm.en.pagefind']) {
    test(`the full text is searched again after ${file} failed`, async ({ page, context }) => {
      // The worker of Pagefind asks too.
      await context.route(`**/pagefind/${file}*`, (route) => route.abort());
      await open(page, `${current.basePath}react-data-grid`);
      await page.keyboard.press('/');
      await expect(page.getByRole('combobox', { name: /^Search/ })).toBeFocused();
      await page.keyboard.type('comparato');
      await expect(page.getByText('Full-text search failed.')).toBeVisible();
      await context.unroute(`**/pagefind/${file}*`);
      await page.keyboard.type('r');
      await expect(page.getByRole('group', { name: 'Also mentioned in' })).toBeVisible();
      await expect(page.getByText('Full-text search failed.')).toBeHidden();
    });
  }
});

test('the full text is given up where the line stalls, and searched again', async ({
  page,
  context,
}) => {
  const file = '**/pagefind/wasm.en.pagefind*';
  await page.clock.install();
  await context.route(file, () => {});
  await open(page, `${current.basePath}react-data-grid`);
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: /^Search/ })).toBeFocused();
  const asked = context.waitForEvent('request', (request) => request.url().includes('/wasm.en.'));
  await page.keyboard.type('comparato');
  await asked;
  await page.clock.fastForward(15_000);
  await expect(page.getByText('Full-text search failed.')).toBeVisible();
  await context.unroute(file);
  await page.keyboard.type('r');
  await expect(page.getByRole('group', { name: 'Also mentioned in' })).toBeVisible();
  await expect(page.getByText('Full-text search failed.')).toBeHidden();
});

test('a page of text in the search field is cut', async ({ page }) => {
  await open(page, `${current.basePath}react-data-grid`);
  await page.keyboard.press('/');
  const field = page.getByRole('combobox', { name: /^Search/ });
  await expect(field).toBeFocused();
  await page.keyboard.insertText('sorting columns '.repeat(12_500));
  await expect(field).toHaveValue(/^.{100}$/);
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
});
