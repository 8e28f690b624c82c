/**
 * What visitors come for, from the home page to the answer. Each click, each key that opens or confirms and
 * each text that is typed is a step, and no task may take more of them.
 */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { hydrated, open } from '../support/page';
import { current } from '../support/site';

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  viewport: { width: 1440, height: 900 },
});

/** A visitor who counts what it takes. */
class Visitor {
  steps = 0;

  constructor(readonly page: Page) {}

  async start(): Promise<void> {
    await open(this.page, current.basePath);
  }

  async click(target: Locator): Promise<void> {
    this.steps += 1;
    await target.click();
  }

  /** Opens the search, types and opens the first answer. */
  async find(words: string): Promise<void> {
    this.steps += 3;
    await this.page.keyboard.press('Control+k');
    await this.page.getByRole('combobox', { name: /^Search/ }).fill(words);
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByRole('dialog', { name: /^Search/ })).toBeHidden();
    await hydrated(this.page);
  }

  async switchVersion(label: string): Promise<void> {
    await this.click(this.page.getByRole('button', { name: /^Version/ }));
    await this.click(this.page.getByRole('menuitem', { name: label }).first());
    await this.page.waitForURL((url) => url.pathname.includes(label));
    await hydrated(this.page);
  }
}

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

interface Task {
  name: string;
  /** The most that it may take. */
  steps: number;
  /** Another host that it leads to. */
  allowedRequests?: readonly RegExp[];
  run(visitor: Visitor): Promise<void>;
}

const tasks: readonly Task[] = [
  {
    name: 'hide a column in v6, and copy it as JavaScript',
    steps: 7,
    async run(visitor) {
      const { page } = visitor;
      await visitor.switchVersion('v6');
      await visitor.find('hide a column');
      await expect(heading(page)).toHaveText(/column visibility/i);
      const demo = page.locator('figure:has([data-demo])').first();
      await demo.scrollIntoViewIfNeeded();
      await visitor.click(demo.getByRole('button', { name: 'Show JS source' }));
      await visitor.click(demo.getByRole('button', { name: 'Copy code' }));
      await expect.poll(() => readClipboard(page)).toContain('columnVisibilityModel');
    },
  },
  {
    name: 'which prop disables past dates, and since when',
    steps: 6,
    async run(visitor) {
      const { page } = visitor;
      await visitor.find('disable past dates');
      await expect(page.getByText('disablePast').first()).toBeVisible();
      await visitor.find('disablePast');
      await expect(page).toHaveURL(/\/api\/date-pickers\/.*disablePast$/);
      await expect(page.locator('[data-target]')).toContainText('disablePast');
      await expect(page.getByText(/^(?:Unless marked, since|Since) v\d/).first()).toBeVisible();
    },
  },
  {
    name: 'what changed for row selection between v6 and the current version',
    steps: 6,
    async run(visitor) {
      const { page } = visitor;
      await visitor.find('compare versions');
      await expect(heading(page)).toHaveText('Compare versions');
      await visitor.click(page.getByRole('button', { name: /^From/ }));
      await visitor.click(page.getByRole('menuitem', { name: 'v6' }));
      visitor.steps += 1;
      await page.getByRole('searchbox', { name: 'Filter by name' }).fill('rowSelectionModel');
      await expect(page.getByText(`Data Grid, v6 → ${current.label}`)).toBeVisible();
      await expect(page.getByRole('main').getByText('rowSelectionModel').first()).toBeVisible();
    },
  },
  {
    name: 'open a demo in StackBlitz',
    steps: 4,
    allowedRequests: [/^another host: https:\/\/stackblitz\.com\//],
    async run(visitor) {
      const { page } = visitor;
      await visitor.find('sorting');
      const stackBlitz = 'https://stackblitz.com/**';
      await page.context().route(stackBlitz, (route) => route.fulfill({ body: 'StackBlitz' }));
      const sent = page.context().waitForEvent('request', (request) => request.method() === 'POST');
      const demo = page.locator('figure:has([data-demo])').first();
      await demo.scrollIntoViewIfNeeded();
      await visitor.click(demo.getByRole('button', { name: 'Edit in StackBlitz' }));
      expect((await sent).postData()).toContain('Demo.tsx');
    },
  },
  {
    name: 'where pages are saved for reading offline',
    steps: 3,
    async run(visitor) {
      const { page } = visitor;
      await visitor.find('read offline');
      await expect(heading(page)).toHaveText('Read offline');
    },
  },
  {
    name: 'read from right to left',
    steps: 2,
    async run(visitor) {
      const { page } = visitor;
      await visitor.click(page.getByRole('button', { name: 'Settings' }));
      await visitor.click(page.getByRole('radio', { name: 'Right to left' }));
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    },
  },
  {
    name: 'export a grid to Excel',
    steps: 3,
    async run(visitor) {
      const { page } = visitor;
      await visitor.find('export to excel');
      await expect(heading(page)).toHaveText(/export/i);
      await expect(page).toHaveURL(/#.*excel/i);
      await expect(page.getByRole('heading', { name: /excel/i }).first()).toBeInViewport();
    },
  },
  {
    name: 'the time picker',
    steps: 3,
    async run(visitor) {
      await visitor.find('time picker');
      await expect(heading(visitor.page)).toHaveText(/time picker/i);
      const demo = visitor.page.locator('[data-demo]').first();
      await expect(demo.getByRole('group', { name: 'Shift starts' })).toBeVisible();
    },
  },
];

for (const { name, steps, allowedRequests = [], run } of tasks) {
  test.describe(() => {
    test.use({ allowedRequests });

    test(`a visitor finds: ${name}`, { tag: '@all' }, async ({ page }) => {
      const visitor = new Visitor(page);
      await visitor.start();
      await run(visitor);
      expect(visitor.steps).toBeLessThanOrEqual(steps);
    });
  });
}
