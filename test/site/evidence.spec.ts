/** What was found in demos: under each demo, by component, and whether it is still true. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { EVIDENCE_FILE } from '../../plugins/accessibility-evidence/server/evidenceFiles';
import type { FolderEvidence, PageEvidence } from '../../plugins/accessibility-evidence/types';
import { readFolders } from '../evidence/folders';
import { measurePage } from '../evidence/measurePage';
import { expectAccessible } from '../support/accessibility';
import { expectFits } from '../support/fit';
import { expect, test } from '../support/fixtures';
import { emulateSystem, open, setDirection } from '../support/page';
import { current, siteDir } from '../support/site';

const name = 'InitialSorting';
const guide = `${current.basePath}react-data-grid/sorting`;
const json = `${guide}/accessibility-evidence.json`;
const file = path.join(current.dir, 'data-grid/sorting', EVIDENCE_FILE);
const readStored = () => JSON.parse(readFileSync(file, 'utf8')) as FolderEvidence;

test.use({ alsoReads: [path.relative(siteDir, file)] });

test('the menu of a demo shows what was found in it, which no page loads before', async ({
  page,
}) => {
  const stored = readStored();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, guide);
  const demo = page.locator(`#${name}`);
  await demo.getByRole('button', { name: 'More actions' }).click();
  const item = demo.getByRole('menuitem', { name: 'Accessibility' });
  await expect(item).toBeVisible();
  expect(requests.filter((url) => url.includes('accessibility-evidence'))).toEqual([]);
  await item.click();
  const panel = demo.getByRole('region', { name: `Accessibility of ${name}` });
  await expect(panel).toBeFocused();
  await expect(panel).toContainText(`with axe ${stored.axe}`);
  const { stops = [], tree = [] } = stored.demos[name] ?? {};
  await expect(panel.locator('ol > li')).toHaveCount(stops.length);
  await expect(panel.locator('pre')).toContainText(tree[0] ?? 'a tree');
  expect(requests.filter((url) => url.endsWith('accessibility-evidence.json'))).toHaveLength(1);

  await test.step('it is accessible, in the dark, at 320 px and right to left', async () => {
    const within = `#${name} section`;
    await expectAccessible(page, { within });
    await emulateSystem(page, { colorScheme: 'dark' });
    await expectAccessible(page, { within, rules: ['color-contrast'] });
    await page.setViewportSize({ width: 320, height: 800 });
    await setDirection(page, 'rtl');
    await expectFits(page, 'the page with the panel');
  });
  await test.step('it closes, and the menu has the focus', async () => {
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();
    await expect(demo.getByRole('button', { name: 'More actions' })).toBeFocused();
  });
});

test.describe('with a failing request', () => {
  test.use({ allowedRequests: [/ERR_FAILED: .*accessibility-evidence\.json$/] });

  test('what fails to load can be loaded again', async ({ page }) => {
    await page.route(`**${json}`, (route) => route.abort());
    await open(page, guide);
    const demo = page.locator(`#${name}`);
    await demo.getByRole('button', { name: 'More actions' }).click();
    await demo.getByRole('menuitem', { name: 'Accessibility' }).click();
    const panel = demo.getByRole('region', { name: `Accessibility of ${name}` });
    await expect(panel.getByRole('alert')).toContainText('failed to load');
    await page.unroute(`**${json}`);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.locator('pre')).toBeVisible();
  });
});

test('the reference leads to what was found in the demos of a component, and that to its demos', async ({
  page,
}) => {
  await open(page, `${current.basePath}api/data-grid/data-grid`);
  const header = page.locator('[data-api-page] > header');
  await header.getByRole('link', { name: 'Accessibility', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Accessibility evidence');
  await expect(page).toHaveURL(/accessibility-evidence#data-grid-data-grid$/);
  await expect(page.locator('#data-grid-data-grid')).toBeInViewport();
  const links = await page
    .locator('main tbody td a[href*="#"]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThan(0);
  for (const link of [...new Set(links)].slice(0, 3)) {
    await open(page, link);
    await expect(page.locator(`figure#${link.split('#')[1]}`)).toBeAttached();
  }
});

test('auditors get all results of a version, and those of each page', async ({ site }) => {
  const read = (pathname: string) => JSON.parse(site.read(pathname)) as unknown;
  const all = read(`${current.basePath}accessibility-evidence.json`) as Record<string, unknown>;
  const own = read(json) as PageEvidence;
  expect(all['/react-data-grid/sorting']).toEqual(own);
  expect(own.demos[name]?.tree).toEqual(readStored().demos[name]?.tree);
});

/** Folders that were measured: another one of each product with each commit. */
function pickFolders(): string[] {
  const commits = Number(execFileSync('git', ['rev-list', '--count', 'HEAD'], { cwd: siteDir }));
  return current.products.flatMap((product) => {
    const files = Globby.sync(`${product}/*/${EVIDENCE_FILE}`, { cwd: current.dir }).toSorted();
    const found = files[commits % Math.max(1, files.length)];
    return found === undefined ? [] : [path.posix.dirname(found)];
  });
}

for (const folder of pickFolders()) {
  test.describe(folder, () => {
    test.use({ alsoReads: [path.relative(siteDir, path.join(current.dir, folder))] });

    test(`what was found in ${folder} is found again`, { tag: '@all' }, async ({ openProfile }) => {
      test.setTimeout(300_000);
      const known = (await readFolders(current)).find((item) => item.name === folder);
      for (const { slug, demos } of known?.pages ?? []) {
        const context = await openProfile();
        const address = `${current.basePath}${slug.slice(1)}`;
        const wanted = demos.filter((demo) => !known?.outdated.includes(demo));
        const measured = await measurePage(await context.newPage(), address, wanted);
        await context.close();
        expect.soft(measured.problems).toEqual([]);
        expect.soft([...measured.found.keys()]).toEqual(wanted);
        for (const [demo, now] of measured.found) {
          const { hash: _hash, ...before } = known?.evidence?.demos[demo] ?? { hash: '' };
          expect.soft(now, demo).toEqual(before);
        }
      }
    });
  });
}
