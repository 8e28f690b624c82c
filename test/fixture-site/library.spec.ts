/** The platform documents another library: a reader's way through its site. */
import { open } from '../support/page';
import { expect, test } from './hosts';
import { pages } from './site';

test('its home page, demos and reference are about it', async ({ page }) => {
  await open(page, pages.home);
  await expect(page.getByRole('grid').getByText('12', { exact: true })).toBeVisible();

  await open(page, pages.overview);
  await page.getByRole('button', { name: /June 12/ }).click();
  await expect(page.getByRole('gridcell', { selected: true })).toHaveText('12');
  const code = page.locator('[data-demo-code]', { hasText: 'react-day-picker' });
  await expect(code.first()).toBeAttached();

  await open(page, pages.reference);
  await expect(page.locator('#day-picker-prop-numberOfMonths')).toBeVisible();
});

test('search finds its props and pages', async ({ page }) => {
  await open(page, pages.reference);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: /^Search/ });
  await field.fill('numberOfMonths');
  await expect(page.getByRole('option', { name: /numberOfMonths/ }).first()).toBeVisible();
  await field.fill('ranges');
  await expect(page.getByRole('option', { name: /^Ranges/ }).first()).toBeVisible();
});

test('the comparison says what changed between its versions', async ({ page }) => {
  await open(page, '/x/api/compare?product=calendar&from=v8&component=DayPicker');
  await expect(page.locator('[data-mark]', { hasText: 'fromYear' }).first()).toBeVisible();
});
