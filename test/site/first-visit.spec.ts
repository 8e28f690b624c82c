/** A first visit on a slow line: from the first paint on, a page looks finished, and nothing of it moves. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { expectStill, watchLayoutShift } from '../support/layoutShift';
import { hydrated } from '../support/page';
import { type PageKind, pageKinds, tagOf, toPathname } from '../support/pageKinds';

/** Five that are put together otherwise. */
const kinds = ['home', 'guide', 'feature', 'api', 'comparison'].map(
  (name) => pageKinds.find((kind) => kind.name === name) as PageKind,
);

const [home, , , , comparison] = kinds as [PageKind, PageKind, PageKind, PageKind, PageKind];

/** Slows a page's line down to that of a phone: bytes in a second, and ms. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

/** Opens a page whose scripts never come. */
async function openUnfinished(page: Page, kind: PageKind): Promise<void> {
  await page.route('**/assets/js/main.*.js', () => {});
  await page.goto(toPathname(kind), { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const kind of kinds) {
  const { tag = [] } = tagOf(kind);
  test(
    `nothing of ${kind.name} moves`,
    { tag: ['@chromium', ...[tag].flat()] },
    async ({ page }) => {
      await watchLayoutShift(page);
      await slowDown(page);
      await page.goto(toPathname(kind));
      await hydrated(page);
      await page
        .locator(kind.ready ?? 'h1')
        .first()
        .waitFor();
      const [demo] = await page.locator('[data-demo]').all();
      if (demo) {
        await expect(demo).toHaveAttribute('data-demo-state', 'ready');
      }
      await expectStill(page, 0.001);
    },
  );
}

test('the logo comes with the page', async ({ page }) => {
  await page.route('**/*.svg', () => {});
  await openUnfinished(page, home);
  const width = await page
    .locator('.navbar__logo, .navbar__brand img')
    .first()
    .evaluate((image) => (image as HTMLImageElement).naturalWidth);
  expect(width).toBe(24);
});

test('a demo that is long on its way says so', async ({ page }) => {
  await openUnfinished(page, kinds[2] as PageKind);
  const readLabel = () =>
    page
      .locator('[data-demo]')
      .first()
      .evaluate((demo) => {
        const { content, visibility } = getComputedStyle(demo, '::before');
        return [content, visibility];
      });
  await expect.poll(readLabel).toEqual(['"Loading"', 'visible']);
});

test('a comparison leads to no guides before it knows the versions of its address', async ({
  page,
}) => {
  await openUnfinished(page, comparison);
  await expect(page.getByText('How to migrate:')).toBeHidden();
});
