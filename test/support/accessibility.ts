/** What axe finds on a page, less what released libraries have in their own markup. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

interface AccessibilityException {
  /** Name of the rule in axe. */
  rule: string;
  /** Selector of what it is excepted in. */
  within: string;
  /** Names of the versions that it concerns; absent: all. */
  versions?: readonly string[];
  /** Why it cannot be mended here. */
  reason: string;
}

/** Violations in the markup of released libraries, where no prop of a demo reaches. */
const exceptions: readonly AccessibilityException[] = [
  {
    rule: 'aria-required-children',
    within: '[data-demo] .MuiDataGrid-root',
    versions: ['v6', 'v5', 'v4'],
    reason:
      'The grid role is on the root there, so the toolbar and the footer are children of it. In v6 only an experimental flag moves it.',
  },
  {
    rule: 'label-content-name-mismatch',
    within: '[data-demo] [class*="toolbarContainer"]',
    versions: ['v4', 'v5', 'v6', 'v7'],
    reason:
      'The hidden count of filters in the button "Show filters" is taken as its visible text. In v4 locales, buttons are named for what they do and show another text.',
  },
  {
    rule: 'label-content-name-mismatch',
    within: '[data-demo] .rdp-root',
    reason: 'The calendar of another library names a day "June 1st", and shows "1".',
  },
  {
    rule: 'color-contrast',
    within: '[data-demo] [style*="z-index: 100000"][style*="pointer-events: none"]',
    reason: 'The watermark of paid packages without a license key has its color in its own style.',
  },
  {
    rule: 'aria-conditional-attr',
    within: '[data-demo] input[data-indeterminate="true"]',
    reason: 'The checkbox of the library says "mixed" twice: as a property and as an attribute.',
  },
  {
    rule: 'empty-table-header',
    within: '[data-demo] .MuiDataGrid-headerFilterRow',
    reason: 'The header filter of a column that has none is a header without text.',
  },
  {
    rule: 'empty-table-header',
    within: '[data-demo] .MuiDataGrid-columnHeader--emptyGroup',
    reason: 'A pivot gives no group to the column of its rows, and nothing names the header there.',
  },
  {
    rule: 'label-content-name-mismatch',
    within: '[data-demo] .MuiDataGrid-collapsibleTrigger',
    reason: 'A section of the pivot panel is named "Rows", and shows how many there are too.',
  },
  {
    rule: 'aria-dialog-name',
    within: '[data-island] .MuiPickersPopper-root',
    versions: ['v5'],
    reason: 'Its calendars are dialogs without a name, unless each demo brings one for its popper.',
  },
  {
    rule: 'heading-order',
    within: '[data-demo] [class*="PickersToolbar-root"]',
    reason: 'The level of a heading in a toolbar is the same wherever the picker is on a page.',
  },
  {
    rule: 'aria-valid-attr-value',
    within: '[data-demo] .MuiClock-wrapper',
    reason: 'A clock without a time names an option as its active one that it does not draw.',
  },
];

/** Rows of the reference behind the first dozen of a section: they are all alike, and hundreds. */
const moreRows = '[data-rows] > :nth-child(n + 13)';

interface Scope {
  /** Name of the version; exceptions belong to versions. */
  version?: string;
  /** Rules to look at; all by default. */
  rules?: readonly string[];
  /** Selector of what is looked at; the whole page by default. */
  within?: string;
}

/** What axe looks for. */
export const axeOptions: RunOptions = {
  resultTypes: ['violations'],
  // Of WCAG 2.2, and off unless it is asked for.
  rules: { 'target-size': { enabled: true } },
};

/** Waits until demos have what they load, at most 5 s: some show how the library looks while it loads. */
export async function finishLoading(page: Page): Promise<void> {
  const bars = page.locator('[data-demo] [role="progressbar"]');
  for (let tries = 0; tries < 50 && (await bars.count()) > 0; tries += 1) {
    await page.waitForTimeout(100);
  }
}

/** Fails where axe finds a violation on the page as it is drawn now, its demos included. */
export async function expectAccessible(
  page: Page,
  { version = 'current', rules, within = 'html' }: Scope = {},
): Promise<void> {
  // What changes while axe looks at it cannot be found any more.
  await finishLoading(page);
  // What is out of sight is not laid out, and would seem to lie over what follows it.
  const style = await page.addStyleTag({
    content: `[data-rows] > :not(${moreRows}) { content-visibility: visible !important; }`,
  });
  const builder = new AxeBuilder({ page })
    .options(rules ? { ...axeOptions, runOnly: { type: 'rule', values: [...rules] } } : axeOptions)
    .include(within)
    .exclude(moreRows)
    // A demo in a frame is the playground's page, which is looked at by itself.
    .exclude('iframe')
    // There are no other frames: the usual way opens a page for each.
    .setLegacyMode(true);
  const { violations } = await builder.analyze();
  await style.evaluate((element) => (element as HTMLStyleElement).remove());
  const own = exceptions.filter(({ versions }) => versions?.includes(version) ?? true);
  const found: string[] = [];
  for (const { id, help, nodes } of violations) {
    for (const { target, html, failureSummary = '' } of nodes) {
      const selector = String(target[0]);
      const isException = await page.evaluate(
        ([one, within]) => within.some((place) => document.querySelector(one)?.closest(place)),
        [selector, own.filter(({ rule }) => rule === id).map((item) => item.within)] as const,
      );
      if (!isException) {
        const why = failureSummary.split('\n').slice(1).join('; ').trim();
        found.push(`${id} (${help}) at ${selector}: ${why} ${html.slice(0, 200)}`);
      }
    }
  }
  expect.soft(found, 'accessible').toEqual([]);
}
