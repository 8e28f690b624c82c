/** Pages that carry their Content-Security-Policy, on a host that sends no headers. */
import { open } from '../support/page';
import { expect, test } from './fixtures';
import { pages } from './site';

test.use({ consent: 'denied', allowedLogs: [/Content.Security.Policy/i] });

test('a page runs its demos, and its policy refuses what is not its own', async ({ page }) => {
  await page.route(
    ({ pathname }) => pathname === pages.overview,
    async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': policy, ...headers } = response.headers();
      expect(policy).toContain('default-src');
      await route.fulfill({ response, headers });
    },
  );
  await open(page, pages.overview);
  await page.getByRole('button', { name: /June 12/ }).click();
  const refused = page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('securitypolicyviolation', (event) =>
          resolve(event.effectiveDirective),
        );
        const script = document.createElement('script');
        script.textContent = 'window.attacked = true';
        document.body.append(script);
      }),
  );
  expect(await refused).toBe('script-src-elem');
  expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
});
