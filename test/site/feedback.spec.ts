/** Every page asks whether it helped; what is sent is tested on the small site, whose receiver is another host. */
import { expect, test } from '../support/fixtures';
import { open } from '../support/page';
import { versions } from '../support/site';

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
