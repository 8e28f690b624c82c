/** Where no receiver is configured, a page leads to a new issue about it. */
import { expect, test } from '../support/fixtures';
import { open } from '../support/page';
import { versions } from '../support/site';

for (const { name, label, basePath, current: isCurrent } of versions) {
  const tag = isCurrent ? [] : ['@all'];
  test(`a page of ${name} leads to an issue with page and version`, { tag }, async ({ page }) => {
    const pathname = `${basePath}react-data-grid/sorting`;
    await open(page, pathname);
    const feedback = page.getByRole('region', { name: 'Feedback' });
    const link = feedback.getByRole('link', { name: 'Open an issue' });
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.origin + address.pathname).toBe('https://github.com/example/x-docs/issues/new');
    expect(address.searchParams.get('title')).toBe(`[docs] Sorting (${label})`);
    expect(address.searchParams.get('body')?.split('\n').slice(-2)).toEqual([
      `- Page: https://x-docs.example.com${pathname}`,
      `- Version: ${label}`,
    ]);
    await expect(feedback.getByRole('button')).toHaveCount(0);
  });
}
