/** A demo runs on the React and the library of its version, apart from the site around it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { version as siteReact } from 'react';
import type { BuiltVersion } from '../../core/server/versions';
import { findFirstDemo, type PlacedDemo } from '../support/demos';
import { expectDrawnAlike, expectSamePicture, openAlone } from '../support/drawing';
import { expect, test } from '../support/fixtures';
import { openWithFonts } from '../support/fonts';
import { readReactVersions, watchReact } from '../support/react';
import { versions } from '../support/site';

async function openDemo(page: Page, { pathname, name }: PlacedDemo): Promise<Locator> {
  await openWithFonts(page, pathname);
  const demo = page.locator(`[data-demo="${name}"]`);
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute('data-demo-state', 'ready');
  return demo;
}

/** Compares a demo on its page with the same demo where nothing of the site is. */
async function expectApart(demo: Locator, { version, name }: PlacedDemo): Promise<void> {
  const alone = await demo.page().context().newPage();
  const address = `${version.basePath}playground?demo=${name}`;
  const demoAlone = await openAlone(alone, address, demo);
  await expectDrawnAlike(demo, demoAlone);
  await expectSamePicture(demo, demoAlone);
  await alone.close();
}

function readPinnedReact({ dir }: BuiltVersion): string {
  const manifest = readFileSync(path.join(dir, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { dependencies: { react: string } }).dependencies.react;
}

/** What the rows of a grid have in their first column, from top to bottom. */
function readFirstColumn(demo: Locator): Promise<string[]> {
  return demo
    .locator('[role="row"][data-id]')
    .evaluateAll((rows) =>
      rows
        .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        .map((row) => row.querySelector('[data-field]')?.textContent ?? ''),
    );
}

async function expectSorting(demo: Locator): Promise<void> {
  const header = demo.getByRole('columnheader').first();
  const rows = await readFirstColumn(demo);
  const ascending = rows.toSorted((a, b) => a.localeCompare(b));
  expect(ascending.length).toBeGreaterThan(1);
  for (const [order, expected] of [
    ['ascending', ascending],
    ['descending', ascending.toReversed()],
  ] as const) {
    await header.click({ position: { x: 24, y: 24 } });
    await expect(header).toHaveAttribute('aria-sort', order);
    await expect.poll(() => readFirstColumn(demo)).toEqual(expected);
  }
}

async function expectPreferences(demo: Locator, { name }: BuiltVersion): Promise<void> {
  const page = demo.page();
  const grid = demo.locator('[role="grid"]');
  const cell = grid.locator('[role="row"][data-id] [data-field]').first();
  const readColor = () => cell.evaluate((element) => getComputedStyle(element).color);
  const readHeight = () => cell.evaluate((element) => element.getBoundingClientRect().height);
  const before = { color: await readColor(), height: await readHeight() };
  // A grid that is mounted again is another element.
  await grid.evaluate((element) => element.setAttribute('data-kept', ''));
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect.poll(readColor).not.toBe(before.color);
  await page.getByRole('radio', { name: 'Right to left' }).click();
  await expect(cell).toHaveCSS('direction', 'rtl');
  await page.getByRole('radio', { name: 'Dense' }).click();
  // The alpha of v4 reads no default props from the theme; its density is the demo's own.
  if (name !== 'v4') {
    await expect.poll(readHeight).toBeLessThan(before.height);
  }
  await page.getByRole('button', { name: 'Reset all' }).click();
  await expect(cell).toHaveCSS('color', before.color);
  await expect(cell).toHaveCSS('direction', 'ltr');
  await expect.poll(readHeight).toBe(before.height);
  await expect(grid).toHaveAttribute('data-kept', '');
}

for (const version of versions) {
  test(`${version.label}: a grid is its version's own`, async ({ page }) => {
    const place = findFirstDemo(version, 'data-grid') as PlacedDemo;
    await watchReact(page);
    const demo = await openDemo(page, place);
    await test.step("runs on its version's React", async () => {
      const react = { page: [siteReact], demo: [readPinnedReact(version)] };
      expect(await readReactVersions(page, place.name)).toEqual(react);
    });
    await test.step('is drawn as without the site', () => expectApart(demo, place));
    await test.step('sorts', () => expectSorting(demo));
    await test.step('follows mode, direction and density', () => expectPreferences(demo, version));
  });

  for (const folder of ['date-pickers', 'charts', 'tree-view']) {
    const place = findFirstDemo(version, folder);
    if (place) {
      const tag = version.current ? [] : ['@all'];
      test(
        `${version.label}: ${place.name} is drawn as without the site`,
        { tag },
        async ({ page }) => {
          await expectApart(await openDemo(page, place), place);
        },
      );
    }
  }
}
