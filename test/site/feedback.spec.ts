/** Every page asks whether it helped; what is sent is tested on the small site, whose receiver is another host. */
import { expect, test } from '../support/fixtures';
import { open } from '../support/page';
import { current, versions } from '../support/site';

for (const { name, basePath, current: isCurrent } of versions) {
  const tag = isCurrent ? [] : ['@all'];
  test(
    `a page of ${name} asks whether it helped, and takes a comment`,
    { tag },
    async ({ page }) => {
      await open(page, `${basePath}react-data-grid/sorting`);
      const feedback = page.getByRole('region', { name: 'Feedback' });
      await feedback.getByRole('button', { name: 'Yes' }).click();
      await expect(feedback.getByRole('textbox')).toBeFocused();
      await expect(feedback.getByRole('button', { name: 'Submit' })).toBeVisible();
    },
  );
}

test('the button of a section does not wrap its heading, however narrow that is', async ({
  page,
}) => {
  await open(page, `${current.basePath}api/charts/radar-series-area`);
  const heading = page.getByRole('heading', { name: 'CSS classes', level: 2 });
  await heading
    .getByRole('button', { name: 'Comment on CSS classes' })
    .waitFor({ state: 'attached' });
  const wrapped = await heading.evaluate((element: HTMLElement) => {
    const place = element.lastElementChild as HTMLElement;
    const read = (width: number) => {
      element.style.inlineSize = `${width}px`;
      place.hidden = true;
      const before = element.offsetHeight;
      place.hidden = false;
      return element.offsetHeight === before ? [] : [width];
    };
    element.style.maxInlineSize = 'none';
    return Array.from({ length: 240 }, (_, index) => 60 + index).flatMap(read);
  });
  expect(wrapped).toEqual([]);
});

test('no button comes to what a comparison lists, even if that is there first', async ({
  page,
}) => {
  const list = page.getByRole('heading', { name: 'Components and interfaces' });
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('site.feedback.comment')) {
      await list.waitFor();
    }
    await route.fulfill({ response });
  });
  await page.goto(`${current.basePath}api/compare`);
  await page
    .getByRole('region', { name: 'Feedback' })
    .getByRole('button', { name: 'Yes' })
    .waitFor();
  await expect(page.getByRole('button', { name: /^Comment on/ })).toHaveCount(0);
});
