/**
 * Pages look as they did. To accept what has changed on purpose:
 * `TEST_ALL=1 npx playwright test -c test pictures --update-snapshots`.
 */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { preferences } from '../../plugins/preferences/preferences';
import type { Direction, Mode } from '../../plugins/preferences/types';
import { expect, test } from '../support/fixtures';
import { bringFonts } from '../support/fonts';
import { scrollThrough } from '../support/page';
import { allowedRequestsOf, openKind, pageKinds, type PageKind } from '../support/pageKinds';

interface View {
  width: number;
  mode: Mode;
  direction: Direction;
  /** Whether pictures are taken in it only where all tests run. */
  tag?: '@all';
}

/** Every window, mode and direction is in one of them; `kinds.spec.ts` measures what is mirrored. */
const views: readonly View[] = [
  { width: 1440, mode: 'light', direction: 'ltr' },
  { width: 900, mode: 'dark', direction: 'rtl', tag: '@all' },
  { width: 390, mode: 'dark', direction: 'ltr', tag: '@all' },
];
const [desktop] = views as [View];

/** How much of a page is pictured from its top, in px. */
const height = 1300;

/** What all pictures together may weigh, in bytes. */
const budget = 4_450_000;

/** The day that every picture shows. */
const today = new Date('2026-03-17T10:00:00Z');

/** Products that are not a kind of page; their first pages show demos of all of the library. */
const products: readonly PageKind[] = ['date-pickers', 'charts', 'tree-view'].map((name) => ({
  name: `product-${name}`,
  version: 'current',
  address: `react-${name}`,
}));
const pictured = [...pageKinds, ...products];

const hasDrawnDemos = ({ name }: PageKind) => name.startsWith('product');

const toFile = ({ name }: PageKind, { width, mode, direction }: View) =>
  `${name}-${width}-${mode}-${direction}.png`;

const folder = path.join(__dirname, 'pictures');
const stylePath = path.join(__dirname, 'still.css');
const readsOf = (...files: readonly string[]) => [
  'test/site/still.css',
  ...files.map((file) => `test/site/pictures/${file}`),
];

/** How the open page is compared: no other machine's letters differ, and every fault of `changes` does. */
const toOptions = ({ width }: View) => ({
  stylePath,
  clip: { x: 0, y: 0, width: width / 2, height: height / 2 },
  threshold: 0.06,
  maxDiffPixels: 60,
});

/** Opens a page as it is pictured: on one day, with one of several ads, and all images. */
async function openPictured(page: Page, kind: PageKind, { width, mode, direction }: View) {
  await page.setViewportSize({ width, height: 1000 });
  await page.clock.setFixedTime(today);
  await page.addInitScript(
    (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
    [
      [preferences.colorMode.key, mode],
      [preferences.direction.key, direction],
    ] as const,
  );
  await page.addInitScript(() => {
    Math.random = () => 0.5;
  });
  if (!hasDrawnDemos(kind)) {
    // Their places are reserved; tests of demos look at what is in them.
    await page.addInitScript(() => {
      const { observe } = IntersectionObserver.prototype;
      IntersectionObserver.prototype.observe = function observeOthers(target) {
        if (!target.matches('[data-demo]')) {
          observe.call(this, target);
        }
      };
    });
  }
  await openKind(page, kind);
  await page
    .locator(`html[data-theme="${mode}"][dir="${direction}"]`)
    .waitFor({ state: 'attached' });
  await bringFonts(page);
  if (hasDrawnDemos(kind)) {
    await scrollThrough(page);
  }
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager';
        // One that cannot be decoded shows so in the picture.
        return image.decode().catch(() => undefined);
      }),
    ),
  );
}

test.use({ locale: 'en-US', timezoneId: 'UTC', serviceWorkers: 'block' });

for (const kind of pictured) {
  test.describe(kind.name, { tag: '@chromium' }, () => {
    test.use({ allowedRequests: allowedRequestsOf(kind) });

    // Pictures are blurred: what a person wants to see is beside them in the report.
    test.afterEach(async ({ page }, testInfo) => {
      if (testInfo.status !== testInfo.expectedStatus) {
        const body = await page.screenshot({ fullPage: true });
        await testInfo.attach('the page', { body, contentType: 'image/png' });
      }
    });

    for (const view of views) {
      const { width, mode, direction, tag } = view;
      const file = toFile(kind, view);

      test.describe(() => {
        test.use({ alsoReads: readsOf(file) });

        test(
          `${kind.name} looks as before: ${width} px, ${mode}, ${direction}`,
          { tag: tag ?? [] },
          async ({ page }) => {
            await openPictured(page, kind, view);
            await expect(page).toHaveScreenshot(file, toOptions(view));
          },
        );
      });
    }
  });
}

test.describe(() => {
  test.use({ alsoReads: ['test/site/pictures'] });

  test('there is a picture of every page in every view and no other, and they are small', () => {
    const wanted = pictured.flatMap((kind) => views.map((view) => toFile(kind, view)));
    const files = readdirSync(folder);
    expect(files.toSorted()).toEqual(wanted.toSorted());
    const sizes = files.map((file) => statSync(path.join(folder, file)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(budget);
  });
});

/** What changes a page; `--title-size` is the size of its title's letters. */
interface Change {
  what: string;
  css: string;
}

/** What another machine may do to a page. */
const harmless: readonly Change[] = [
  { what: 'letters a pixel further', css: 'body { translate: 1px 1px }' },
  {
    what: 'letters with other edges',
    css: 'body { translate: 0.5px 0.5px; -webkit-text-stroke: 0.1px currentColor }',
  },
];

/** Faults, by the kind of page that they are seen on. */
const faults: Readonly<Record<string, readonly Change[]>> = {
  guide: [
    {
      what: 'the sidebar on the wrong side',
      css: '.theme-doc-sidebar-container { order: 1 }',
    },
    {
      what: 'a button that is missing',
      css: '.navbar button[aria-haspopup="dialog"] { visibility: hidden }',
    },
    {
      what: 'a column of text 16 px narrower',
      css: ':root { --text-width: calc(68ch - 16px) }',
    },
    {
      what: 'a title 2 px larger',
      css: 'h1 { font-size: calc(var(--title-size) + 2px) !important }',
    },
  ],
  home: [
    {
      what: 'a wrong accent color',
      css: ':root[data-theme] { --accent: oklch(46% 0.085 160deg) }',
    },
  ],
  product: [{ what: 'a blank demo', css: '[data-demo] { opacity: 0 }' }],
  'product-charts': [{ what: 'a chart without bars', css: '[data-demo] rect { opacity: 0 }' }],
};

for (const kind of pictured.filter(({ name }) => name in faults)) {
  test.describe(() => {
    const file = toFile(kind, desktop);
    test.use({ alsoReads: readsOf(file) });

    test(
      `the picture of ${kind.name} shows faults and nothing else`,
      { tag: ['@all', '@chromium'] },
      async ({ page }) => {
        await openPictured(page, kind, desktop);
        await page.evaluate(() => {
          const title = document.querySelector('h1') ?? document.body;
          const { fontSize } = getComputedStyle(title);
          document.documentElement.style.setProperty('--title-size', fontSize);
        });
        for (const { what, css } of harmless) {
          await test.step(what, async () => {
            const style = await page.addStyleTag({ content: css });
            await expect(page).toHaveScreenshot(file, toOptions(desktop));
            await style.evaluate((element) => (element as Element).remove());
          });
        }
        // Last, so that pictures that are accepted here are of the page as it is.
        await expect(page).toHaveScreenshot(file, toOptions(desktop));
        for (const { what, css } of faults[kind.name] ?? []) {
          await test.step(what, async () => {
            const style = await page.addStyleTag({ content: css });
            await expect(page).not.toHaveScreenshot(file, toOptions(desktop));
            await style.evaluate((element) => (element as Element).remove());
          });
        }
      },
    );
  });
}
