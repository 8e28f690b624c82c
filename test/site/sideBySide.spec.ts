/** A demo in two versions, side by side, from its menu. */
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { open } from '../support/page';
import { current, versions } from '../support/site';

const name = 'ControlledSorting';
const [, previous = current] = versions;

test('the menu of a demo leads to the same demo in another version', async ({ page }) => {
  await open(page, `${current.basePath}react-data-grid/sorting`);
  const demo = page.locator(`#${name}`);
  await demo.getByRole('button', { name: 'More actions' }).click();
  await demo.getByRole('menuitem', { name: `Compare with ${previous.label}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} in two versions`);
  for (const { label } of [current, previous]) {
    const frame = page.frameLocator(`iframe[title="${name} in ${label}"]`);
    await expect(frame.locator('[role="row"][data-id]').first()).toBeVisible();
  }
});

test('what differs in the code is marked', async ({ page }) => {
  await page.goto(`${current.basePath}playground?demo=SelectionActions&with=${previous.name}`);
  const code = page.getByLabel('What differs in the code');
  await expect(code.locator('del').first()).toBeVisible();
  await expect(code.locator('ins').first()).toBeVisible();
  await expectAccessible(page);
});

test('a version without the demo is named', async ({ page }) => {
  await page.goto(`${current.basePath}playground?demo=${name}&with=v99`);
  await expect(page.getByRole('alert')).toHaveText(`Version v99 has no demo called "${name}".`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: previous.label, exact: true })).toBeVisible();
});
