/** What a demo opens over the page: used, in the library's styles, accessible. */
import type { Locator, Page } from '@playwright/test';
import type { BuiltVersion } from '../../core/server/versions';
import { expectAccessible } from '../support/accessibility';
import { findFirstDemo, type PlacedDemo } from '../support/demos';
import { expectPopupApart } from '../support/drawing';
import { expect, test } from '../support/fixtures';
import { openWithFonts } from '../support/fonts';
import { versions } from '../support/site';

interface Popup {
  role: 'dialog' | 'menu' | 'listbox' | 'tooltip';
  /** The demo that opens it; nothing where the version has none. */
  place(version: BuiltVersion): PlacedDemo | undefined;
  open(demo: Locator): Promise<void>;
  /** Uses it, and sees what comes of that. */
  use(demo: Locator, popup: Locator, version: BuiltVersion): Promise<void>;
}

/** Demos of grids with a choice of page sizes, by version. */
const pageSizes: Record<string, [pathname: string, name: string]> = {
  current: ['react-data-grid/pagination', 'PageSizes'],
  v7: ['react-data-grid', 'ShopStock'],
  v6: ['react-data-grid/pagination', 'PageSizes'],
  v5: ['react-data-grid/pagination', 'PageSizeChoice'],
  v4: ['react-data-grid/pagination', 'PageSizeChoice'],
};

/** What the third mark of a version's first chart says. */
const thirdMarks: Record<string, [label: string, value: string]> = {
  current: ['Sat', '91'],
  v7: ['Sat', '91'],
  v6: ['Wed', '47'],
};

const popups: Record<string, Popup> = {
  calendar: {
    role: 'dialog',
    place: (version) => findFirstDemo(version, 'date-pickers'),
    open: (demo) => demo.getByRole('button', { name: /^Choose date/ }).click(),
    async use(demo, popup) {
      await popup.getByRole('gridcell', { name: '22', exact: true }).click();
      await expect(popup).toHaveCount(0);
      const chosen = demo.getByRole('button', { name: /selected date is Apr 22, 2025/ });
      await expect(chosen).toBeVisible();
    },
  },
  'column menu': {
    role: 'menu',
    place: (version) => findFirstDemo(version, 'data-grid'),
    async open(demo) {
      const header = demo.getByRole('columnheader').first();
      await header.hover();
      await header.locator('[class*="menuIcon"] button').click();
    },
    async use(demo, popup) {
      await popup.getByRole('menuitem', { name: 'Sort by DESC' }).click();
      await expect(popup).toHaveCount(0);
      const header = demo.getByRole('columnheader').first();
      await expect(header).toHaveAttribute('aria-sort', 'descending');
    },
  },
  select: {
    role: 'listbox',
    place(version) {
      const [pathname, name] = pageSizes[version.name] ?? [];
      return pathname && name
        ? { version, name, pathname: `${version.basePath}${pathname}` }
        : undefined;
    },
    open: (demo) => demo.locator('[class*="TablePagination"][aria-haspopup="listbox"]').click(),
    async use(demo, popup) {
      const rows = demo.locator('[role="row"][data-id]');
      const before = await rows.count();
      await popup.getByRole('option', { name: '10', exact: true }).click();
      await expect(popup).toHaveCount(0);
      await expect.poll(() => rows.count()).toBeGreaterThan(before);
    },
  },
  tooltip: {
    role: 'tooltip',
    place: (version) => findFirstDemo(version, 'charts'),
    open: (demo) =>
      demo.locator('[class*="BarElement-root"], [class*="MarkElement-root"]').nth(2).hover(),
    async use(demo, popup, version) {
      const [label = '', value = ''] = thirdMarks[version.name] ?? [];
      await expect(popup).toContainText(label);
      await expect(popup.getByText(value, { exact: true })).toBeVisible();
      await demo.page().mouse.move(0, 0);
      await expect(popup).toBeHidden();
    },
  },
};

/** Which popup is looked at every day in the versions that are not the current one. */
const everyday: Record<string, string> = {
  v7: 'calendar',
  v6: 'tooltip',
  v5: 'select',
  v4: 'column menu',
};

/** What is in `body` for a popup: an island, of the demo or the popup's own. */
const findPortal = (page: Page, role: string) =>
  page.locator(`body > [data-island][role="${role}"], body > [data-island]:has([role="${role}"])`);

for (const version of versions) {
  for (const [kind, { role, place, open, use }] of Object.entries(popups)) {
    const found = place(version);
    if (!found) {
      continue;
    }
    const tag = version.current || everyday[version.name] === kind ? [] : ['@all'];
    test(
      `${version.label}: the ${kind} of a demo opens over the page`,
      { tag },
      async ({ page }) => {
        await openWithFonts(page, found.pathname);
        const demo = page.locator(`[data-demo="${found.name}"]`);
        await demo.scrollIntoViewIfNeeded();
        await expect(demo).toHaveAttribute('data-demo-state', 'ready');
        await open(demo);
        const portal = findPortal(page, role);
        const popup = portal.getByRole(role).or(portal.and(page.getByRole(role)));
        await expect(popup).toBeVisible();
        await test.step("in the library's styles", () => expectPopupApart(demo, portal));
        await test.step('accessible', () =>
          expectAccessible(page, {
            version: version.name,
            within: `[data-island] [role="${role}"], [data-island][role="${role}"]`,
          }));
        await test.step('used', () => use(demo, popup, version));
      },
    );
  }
}
