/** A demo in two versions, side by side, from its menu. */
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { open } from '../support/page';
import { current, versions } from '../support/site';

const name = 'ControlledSorting';
const [, previous = current] = versions;

for (const [from, to] of [
  [current, previous],
  [previous, current],
] as const) {
  test(`the menu of a demo of ${from.label} leads to the same demo in ${to.label}, too`, async ({
    page,
  }) => {
    await open(page, `${from.basePath}react-data-grid/sorting`);
    const demo = page.locator(`#${name}`);
    await demo.getByRole('button', { name: 'More actions' }).click();
    await demo.getByRole('menuitem', { name: `Compare with ${to.label}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} in two versions`);
    for (const { label } of [from, to]) {
      const frame = page.frameLocator(`iframe[title="${name} in ${label}"]`);
      await expect(frame.locator('[role="row"][data-id]').first()).toBeVisible();
    }
  });
}

test('what differs in the code is marked', async ({ page }) => {
  await page.goto(`${current.basePath}playground?demo=SelectionActions&with=${previous.name}`);
  const code = page.getByLabel('Differences in the code');
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

test.describe('with a failing request', () => {
  test.use({ allowedRequests: [/ERR_FAILED: .*demos\.json$/] });

  test('a list of demos that fails to load can be loaded again', async ({ page }) => {
    const list = `**${previous.basePath}demos.json`;
    await page.route(list, (route) => route.abort());
    await page.goto(`${current.basePath}playground?demo=${name}&with=${previous.name}`);
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('failed to load');
    await page.unroute(list);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator(`iframe[title="${name} in ${previous.label}"]`)).toBeVisible();
  });
});
