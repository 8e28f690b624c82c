/** What the check of a visitor's code finds, with the real reference, worker and codemods. */
import { expectAccessible } from '../support/accessibility';
import { expectFits } from '../support/fit';
import { expect, test } from '../support/fixtures';
import { emulateSystem, hydrated, open, setDirection } from '../support/page';
import { current, versions } from '../support/site';

const address = `${current.basePath}upgrade-check`;

const code = `import { DataGrid } from '@mui/x-data-grid';
import { TreeView } from '@mui/x-tree-view/TreeView';

export default function Orders() {
  return (
    <>
      <DataGrid unstable_rowSpanning rows={[]} columns={[]} rowSelectionModel={[1]} />
      <TreeView />
    </>
  );
}
`;

test('pasted code is checked line by line, and what the codemods change shows', async ({
  page,
}) => {
  await open(page, `${address}?from=v7&to=current`);
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Check' }).click();
  const main = page.getByRole('main');
  const lineOf = (name: string) =>
    main.getByRole('listitem').filter({ has: page.getByLabel(name, { exact: true }) });
  await expect(lineOf('Line 2')).toContainText("@mui/x-tree-view/TreeView isn't part of 8.11.0.");
  const grid = lineOf('Line 7');
  await expect(grid).toContainText("unstable_rowSpanning of DataGrid doesn't exist in 8.11.0.");
  await expect(grid).toContainText('Possible replacement: rowSpanning');
  await expect(grid).toContainText('rowSelectionModel of DataGrid has a different type in 8.11.0.');
  await expect(grid.getByRole('link', { name: 'v7 reference' })).toHaveAttribute(
    'href',
    /\/v7\/api\/data-grid\/data-grid#data-grid-prop-unstable_rowSpanning$/,
  );
  await main.getByRole('group').getByText('Pasted code').click();
  await expect(main.locator('ins', { hasText: 'SimpleTreeView' }).first()).toBeVisible();

  await test.step('with assistive technology, in the dark, on a phone, and right to left', async () => {
    // A button that has scrolled halfway under the navbar would seem too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page, { version: current.name });
    await emulateSystem(page, { colorScheme: 'dark' });
    await expectAccessible(page, { version: current.name, rules: ['color-contrast'] });
    await page.setViewportSize({ width: 320, height: 800 });
    await expectFits(page, 'the result');
    await setDirection(page, 'rtl');
    await expectFits(page, 'the result right to left');
  });
  await test.step('another choice of versions leaves the result what it is', async () => {
    await page.getByLabel('From', { exact: true }).selectOption({ label: 'v6' });
    await expect(main.getByRole('heading', { name: `v7 → ${current.label}` })).toBeVisible();
  });
});

test('files of a project are checked, and nothing leaves the browser', async ({ page }) => {
  await open(page, `${address}?from=v6&to=v7`);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') {
      sent.push(request.url());
    }
  });
  const toFile = (name: string, text: string) => ({
    name,
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  await page
    .getByLabel('Or drop files here')
    .setInputFiles([
      toFile(
        'a.tsx',
        `import type { GridColDef } from '@mui/x-data-grid';\nconst c: GridColDef = { field: 'a', valueGetter: (params) => params.row };`,
      ),
      toFile('<b>.ts', 'const a = ('),
    ]);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'a.tsx' })).toBeVisible();
  await expect(main).toContainText('valueGetter of GridColDef has a different type in v7.');
  await expect(main.getByRole('alert')).toContainText('Not everything in <b>.ts was checked');
  expect(sent).toEqual([]);
});

test('the versions are in the address, and only upgrades can be chosen', async ({ page }) => {
  await open(page, address);
  const from = page.getByLabel('From', { exact: true });
  const to = page.getByLabel('To', { exact: true });
  await from.selectOption({ label: 'v6' });
  await expect(page).toHaveURL(/\?from=v6&to=current$/);
  await to.selectOption({ label: 'v7' });
  await from.selectOption({ label: 'v7' });
  await expect(page).toHaveURL(/\?from=v7&to=current$/);
  await page.reload();
  await hydrated(page);
  await expect(from.locator('option:checked')).toHaveText('v7');
  await expect(to.locator('option')).toHaveText([current.label]);
});

test.describe(() => {
  test.use({ allowedRequests: [/^net::ERR_FAILED: .*exports\.json$/] });

  test('a check that cannot load what it needs says so, and can be repeated', async ({ page }) => {
    await open(page, `${address}?from=v7&to=current`);
    await page.route('**/exports.json', (route) => route.abort());
    await page.getByLabel('Code', { exact: true }).fill('const a = 1;');
    await page.getByRole('button', { name: 'Check' }).click();
    const retry = page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await page.unroute('**/exports.json');
    await retry.click();
    await expect(page.getByText('Nothing found.')).toBeVisible();
  });
});

for (const [index, version] of versions.slice(0, -1).entries()) {
  const tag = version.current ? [] : ['@all'];
  const older = versions[index + 1];

  test(`${version.label}: a migration guide leads to the check`, { tag }, async ({ page }) => {
    await open(page, `${version.basePath}migration/migration-data-grid-${older?.label}`);
    await page.getByRole('link', { name: 'Check your code' }).click();
    await expect(page).toHaveURL(
      `${current.basePath}upgrade-check?from=${older?.name}&to=${version.name}`,
    );
    await hydrated(page);
    await expect(page.getByLabel('To', { exact: true }).locator('option:checked')).toHaveText(
      version.label,
    );
  });
}
