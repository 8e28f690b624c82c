/** The site's own menus: accessible while they are open, used by keyboard, and true to the page. */
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { open } from '../support/page';
import { current, versions } from '../support/site';

const sorting = 'react-data-grid/sorting';

const menus = [
  ['versions', sorting, 'Version 8'],
  ['a page', sorting, 'More formats'],
  ['a demo', sorting, 'More actions'],
  ['a section of the reference', 'api/data-grid/data-grid', 'View:'],
  ['the comparison', 'api/compare', 'From'],
] as const;

for (const [name, pathname, label] of menus) {
  test(`the menu of ${name} is accessible, and Escape leads back to its button`, async ({
    page,
  }) => {
    await open(page, current.basePath + pathname);
    const button = page.getByRole('button', { name: label }).first();
    const menu = page.locator('[role="menu"]:visible');
    await button.press('ArrowDown');
    await expect(menu).toBeVisible();
    const items = menu.getByRole('menuitem').or(menu.getByRole('menuitemradio'));
    await expect(items.first()).toBeFocused();
    // Some items load when the menu opens.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(items.last()).toBeFocused({ timeout: 500 });
    }).toPass();
    await expectAccessible(page, { within: '[role="menu"]:not([hidden])' });
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  });
}

for (const { name, label, basePath } of versions) {
  test(
    `from ${label}, the menu of versions leads to the same page in each of the others`,
    { tag: name === current.name ? [] : ['@all'] },
    async ({ page }) => {
      await open(page, basePath + sorting);
      await page.getByRole('button', { name: `Version ${label}` }).click();
      for (const other of versions) {
        const item = page.getByRole('menuitem', { name: other.label });
        await expect(item).toHaveAttribute('href', other.basePath + sorting);
      }
    },
  );
}
