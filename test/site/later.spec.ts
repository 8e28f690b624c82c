/** Code that few visitors want is loaded when a visitor is about to want it, not before. */
import { expect, test } from '../support/fixtures';
import { open } from '../support/page';
import { current } from '../support/site';

test.use({ viewport: { width: 390, height: 844 } });

test('the form for comments and the menu of small screens are loaded when a visitor acts', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      scripts.push(response.text());
    }
  });
  const hasLoaded = async (text: string) =>
    (await Promise.all(scripts)).some((script) => script.includes(text));
  await open(page, `${current.basePath}introduction/installation`);
  const feedback = page.getByRole('region', { name: 'Feedback' });
  await expect(feedback.getByRole('button', { name: 'Yes' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await hasLoaded('site.feedback.submit'), 'the form').toBe(false);
  expect(await hasLoaded('navbar-sidebar__items'), 'the menu').toBe(false);

  await feedback.getByRole('button', { name: 'Yes' }).click();
  await expect(feedback.getByRole('textbox')).toBeFocused();
  await page.locator('.navbar__toggle').click();
  await expect(page.locator('.navbar-sidebar__items')).toBeVisible();
});
