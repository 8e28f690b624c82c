/** A visitor chooses the release that they use, and sees what it lacks: in the reference, demos and search results. */
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/fixtures';
import { hydrated, open } from '../support/page';
import { current, versions } from '../support/site';

/** A prop of 8.3.0 that demos use, and what has it. */
const prop = 'spark-line-chart-prop-clipAreaOffset';
const reference = `${current.basePath}api/charts/spark-line-chart`;
const guide = `${current.basePath}react-charts/sparkline`;

const lockfile = `packages:
  '@mui/x-charts@8.2.0(react@19.0.0)':
    resolution: {}
  '@mui/x-data-grid@7.22.0':
    resolution: {}
`;

/** Returns the text that styles add to an element. */
const readMark = (page: Page, selector: string, side: '::before' | '::after' = '::after') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, part) => getComputedStyle(element, part).content.replaceAll('"', ''), side);

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  await page
    .getByLabel(/lockfile here/)
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

/** Opens a page of the reference, and returns what is requested until nothing more is. */
async function listRequests(page: Page): Promise<string[]> {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await open(page, reference);
  await page.waitForLoadState('networkidle');
  return requests;
}

test('without a choice nothing is loaded for it', async ({ page, browser }) => {
  const without = await listRequests(page);
  const other = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await other.addInitScript(() => localStorage.setItem('your-version:charts', '8.2.0'));
  const more = (await listRequests(other)).filter((url) => !without.includes(url));
  await other.close();
  // Its data and its code.
  expect(more).toContain(`${current.basePath}api/releases.json`);
  expect(more.some((url) => url.endsWith('.js'))).toBe(true);
});

/** A prop that a release of each version added, and the release before. */
const added = [
  ['current', 'charts/spark-line-chart', prop, '8.2.0'],
  ['v7', 'charts/bar-chart', 'bar-chart-prop-highlightedItem', '7.5.0'],
  ['v6', 'date-pickers/date-picker', 'date-picker-prop-timezone', '6.8.0'],
  ['v5', 'data-grid/data-grid', 'data-grid-prop-processRowUpdate', '5.6.0'],
] as const;

for (const [name, slug, id, release] of added) {
  test(`${name}: a prop that came later is marked, in an accessible page`, async ({ page }) => {
    const { basePath = '' } = versions.find((version) => version.name === name) ?? {};
    const [product] = slug.split('/');
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      `your-version:${product}`,
      release,
    ] as const);
    await open(page, `${basePath}api/${slug}`);
    await expect.poll(() => readMark(page, `#${id} > :first-child`)).toBe(`Not in ${release}`);
    await expectAccessible(page, { version: name });
  });
}

/** Opens a page as somebody who chose releases. */
async function openWith(page: Page, choice: Record<string, string>, url: string): Promise<void> {
  await page.addInitScript((chosen) => {
    Object.entries(chosen).forEach(([key, value]) =>
      localStorage.setItem(`your-version:${key}`, value),
    );
  }, choice);
  await open(page, url);
}

/** What a row was in a release of each version. */
const former = [
  [
    'current',
    'charts/bar-chart-pro',
    'bar-chart-pro-prop-slotProps',
    '8.0.0',
    'Type in 8.0.0: BarChartSlotProps',
  ],
  [
    'v7',
    'charts/scatter-series-type',
    'scatter-series-type-prop-label',
    '7.2.0',
    'Type in 7.2.0: string',
  ],
  [
    'v7',
    'charts/scatter-series-type',
    'scatter-series-type-prop-zAxisId',
    '7.5.0',
    'Called zAxisKey in 7.5.0',
  ],
  [
    'v7',
    'charts/scatter-series-type',
    'scatter-series-type-prop-xAxisKey',
    '7.5.0',
    'Not deprecated in 7.5.0',
  ],
  [
    'v6',
    'data-grid/grid-toolbar-quick-filter',
    'grid-toolbar-quick-filter-prop-debounceMs',
    '6.10.0',
    'Default in 6.10.0: 500',
  ],
  [
    'v5',
    'data-grid/data-grid',
    'data-grid-prop-getRowHeight',
    '5.9.0',
    'Type in 5.9.0: (params: GridRowHeightParams) => number | null | undefined',
  ],
] as const;

for (const [name, slug, id, release, text] of former) {
  test(`${name}: ${id} says what it was in ${release}`, async ({ page }) => {
    const { basePath = '' } = versions.find((version) => version.name === name) ?? {};
    const [product = ''] = slug.split('/');
    await openWith(page, { [product]: release }, `${basePath}api/${slug}`);
    await expect.poll(() => readMark(page, `#${id}`)).toBe(text);
    await expectAccessible(page, { version: name });
  });
}

test('a lockfile says what the visitor uses, and what that lacks is marked and hidden', async ({
  page,
}) => {
  await open(page, reference);
  await page.getByRole('button', { name: /^Version/ }).click();
  await page.getByRole('menuitem', { name: 'Set your exact version' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your version');
  await expect(page.getByRole('menuitem').first()).toBeHidden();
  await chooseFile(page, 'pnpm-lock.yaml', lockfile);
  await expect(page.locator('main').getByRole('status')).toHaveText(
    'Found in pnpm-lock.yaml: Data Grid, Charts',
  );
  await expect(page.getByLabel('Charts')).toHaveValue('8.2.0');

  await open(page, reference);
  await expect.poll(() => readMark(page, `#${prop} > :first-child`)).toBe('Not in 8.2.0');
  const hide = page.getByRole('button', { name: /^Hide \d+ newer/ });
  await hide.click();
  await expect(page.locator(`#${prop}`)).toBeHidden();
  await expect(hide).toHaveAttribute('aria-pressed', 'true');
  await hide.click();
  await expect(page.locator(`#${prop}`)).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Search/ }).fill('clipAreaOffset');
  const option = page.locator(`[role=option][href$="#${prop}"]`);
  await expect(option.first()).toBeVisible();
  expect(await readMark(page, `[role=option][href$="#${prop}"]`)).toBe('Not in 8.2.0');
});

test('a demo says what the release of the visitor lacks of it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('your-version:charts', '8.2.0'));
  await open(page, guide);
  await expect
    .poll(() => readMark(page, 'figure#SparklineEdges', '::before'))
    .toMatch(/^Not in 8\.2\.0: .*clipAreaOffset \(8\.3\.0\)/);
});

test('a page of another major leads to the docs of the visitor', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('your-version:data-grid', '7.22.0'));
  await open(page, `${current.basePath}react-data-grid/sorting`);
  await page.getByRole('link', { name: 'Read the v7 docs' }).click();
  await expect(page).toHaveURL(`${current.basePath}v7/react-data-grid/sorting`);
  await hydrated(page);
  await expect(page.getByRole('link', { name: 'You use 7.22.0' })).toBeVisible();
});

test('a file says which React the visitor uses, and which release works with it', async ({
  page,
}) => {
  await open(page, `${current.basePath}your-version`);
  const dependencies = { '@mui/x-data-grid': '7.22.0', react: '^19.0.0' };
  await chooseFile(page, 'package.json', JSON.stringify({ dependencies }));
  await expect(page.locator('main').getByRole('status')).toHaveText(
    'Found in package.json: Data Grid, React',
  );
  await expect(page.getByLabel('React', { exact: true })).toHaveValue('19.0.0');
  const problem = '7.22.0 needs React ^17.0.0 || ^18.0.0; 7.23.0 works with your 19.0.0';
  await expect(page.getByLabel('Data Grid')).toHaveAccessibleDescription(
    `Read the v7 docs ${problem}`,
  );
  await expectAccessible(page);
  const { basePath = '' } = versions.find(({ name }) => name === 'v7') ?? {};
  await open(page, `${basePath}react-data-grid/sorting`);
  await expect(page.getByText(problem)).toBeVisible();
});

test('a version that needs another React says so, also without a release', async ({ page }) => {
  const { basePath = '' } = versions.find(({ name }) => name === 'v4') ?? {};
  await openWith(page, { react: '18.2.0' }, `${basePath}react-data-grid/sorting`);
  await expect(page.getByText('v4 needs React ^17.0.0; you use 18.2.0')).toBeVisible();
});

test.describe('a project made of a demo', () => {
  test.use({ allowedRequests: [/^another host: https:\/\/stackblitz\.com\//] });

  test("is on the visitor's React", async ({ page }) => {
    await openWith(page, { react: '18.2.0' }, `${current.basePath}react-data-grid/sorting`);
    const stackBlitz = 'https://stackblitz.com/**';
    await page.context().route(stackBlitz, (route) => route.fulfill({ body: 'StackBlitz' }));
    const sent = page.context().waitForEvent('request', (request) => request.method() === 'POST');
    const demo = page.locator('figure:has([data-demo])').first();
    await demo.scrollIntoViewIfNeeded();
    await demo.getByRole('button', { name: 'Edit in StackBlitz' }).click();
    const form = new URLSearchParams((await sent).postData() ?? '');
    const { dependencies } = JSON.parse(form.get('project[files][package.json]') ?? '{}');
    expect(dependencies).toMatchObject({ react: '18.2.0', 'react-dom': '18.2.0' });
  });
});
