/** What happens when the host fails while pages are saved and read: nothing that a reader would notice. */
import type { Page } from '@playwright/test';
import { open } from '../support/page';
import { expect, test, type Host } from '../support/offline';
import { current, versions } from '../support/site';
import {
  expectStored,
  openStored,
  readCaches,
  readManifest,
  storingTimeout,
  withoutNetwork,
} from './stored';

const base = current.basePath;
const oldest = versions.at(-1) ?? current;

test.describe.configure({ timeout: 600_000 });
test.use({ allowedRequests: withoutNetwork });

/** A script that a few pages need, and that isn't needed to draw one of them. */
function findScript(host: Host): string {
  const { files, pages } = readManifest(host);
  const owned = Object.values(pages).flatMap((page) => page.files);
  const [script = ''] = files.find(([file], i) => owned.includes(i) && file.endsWith('.js')) ?? [];
  return script;
}

const toPattern = (file: string) => new RegExp(`/${file.replaceAll('.', String.raw`\.`)}$`);

/** Waits until an attempt to save the current version is noted as failed. */
const expectFailed = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => localStorage.getItem('offline-attempts')), {
      timeout: storingTimeout,
    })
    .toContain('failed');

/** What only those ask for who save all: no page has it at once. */
const listDownloads = ({ asked }: Host) =>
  asked.filter((path) => path.startsWith(`${base}pagefind/fragment/`));

const countSaved = async (page: Page) =>
  Object.values(await readCaches(page)).reduce((sum, count) => sum + count, 0);

test.describe('when a file is missing', () => {
  test.use({ allowedRequests: [/^404: /] });

  test(
    'what is whole stays, nothing is loaded again on the next pages, and the page of what is saved says so',
    { tag: '@all' },
    async ({ page, host }) => {
      const script = findScript(host);
      host.fail(toPattern(script), 'missing');
      await page.goto(`${base}introduction`);
      await expectFailed(page);
      const saved = await countSaved(page);
      expect(saved).toBeGreaterThan(0);
      host.asked.length = 0;
      for (const slug of ['react-charts', 'react-tree-view']) {
        await page.goto(base + slug);
        // Saving begins after 4 s.
        await page.waitForTimeout(6000);
      }
      expect(listDownloads(host)).toEqual([]);
      expect(await countSaved(page)).toBe(saved);
      await open(page, `${base}offline`);
      const section = page.getByRole('region', { name: current.label });
      await expect(section).toContainText('Saving in the background failed');
      await host.deploy('first');
      await section
        .getByRole('button', { name: /^Save / })
        .first()
        .click();
      await expectStored(page, readManifest(host).build);
      await expect(section).not.toContainText('failed');
    },
  );
});

test(
  'an error page in place of a script is not saved, and healed by the next build',
  { tag: '@all' },
  async ({ page, host }) => {
    const script = findScript(host);
    host.fail(toPattern(script), 'page');
    await page.goto(`${base}introduction`);
    await expectFailed(page);
    const match = () =>
      page.evaluate(async (url) => (await caches.match(url))?.text(), base + script);
    expect(await match()).toBeUndefined();
    await host.deploy('next');
    await page.evaluate(() => localStorage.removeItem('offline-attempts'));
    await page.goto(`${base}introduction`);
    await expectStored(page, 'next');
    expect(await match()).toBe(host.read(base + script));
  },
);

test(
  'on a line that stalls, what is saved is shown, and the rest can be cancelled',
  { tag: '@all' },
  async ({ page, host }) => {
    await openStored(page, host, `${base}introduction`);
    await test.step('a pack can be cancelled', async () => {
      await open(page, `${base}offline`);
      host.fail(new RegExp(`^${oldest.basePath}`), 'hang');
      const name = `Data Grid ${oldest.label}`;
      await page.getByRole('button', { name: `Save ${name}` }).click();
      await page.getByRole('button', { name: `Cancel saving ${name}` }).click();
      await expect(page.getByRole('button', { name: `Save ${name}` })).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: 'failed' })).toHaveCount(0);
      expect(await readCaches(page, oldest.basePath)).toEqual({});
    });
    await test.step('pages open, also after many that were left', async () => {
      host.fail(/./, 'hang');
      for (let index = 0; index < 7; index += 1) {
        await page.goto(`${base}react-charts/bars`, { waitUntil: 'commit' });
      }
      await open(page, `${base}react-charts/bars`);
      await expect(page.locator('[data-demo-state="ready"]').first()).toBeVisible();
    });
    await test.step('pages open when others stop in the middle', async () => {
      host.fail(/./, 'stall');
      await open(page, `${base}react-charts/lines`);
      await expect(page.locator('[data-demo-state="ready"]').first()).toBeVisible();
    });
  },
);

test(
  'where the kill switch is put by hand, all is deleted, once, and edited demos stay',
  { tag: '@all' },
  async ({ page, context, host }) => {
    const edited = await context.newPage();
    await openStored(page, host, `${base}introduction`);
    await open(edited, `${base}react-data-grid/sorting`);
    await edited.evaluate(() => document.body.setAttribute('data-demo-edited', ''));
    let loads = 0;
    edited.on('load', () => (loads += 1));
    await host.deploy('without');
    await page.goto(`${base}introduction`);
    await expect.poll(() => readCaches(page), { timeout: storingTimeout }).toEqual({});
    // Saving begins after 4 s, also on the page that asked the kill switch while it deleted.
    await page.waitForTimeout(8000);
    expect(listDownloads(host)).toEqual([]);
    for (const slug of ['react-charts', 'react-tree-view']) {
      await page.goto(base + slug);
      await page.waitForTimeout(8000);
      expect(listDownloads(host)).toEqual([]);
    }
    expect(await readCaches(page)).toEqual({});
    expect(
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    ).toBe(0);
    expect(loads).toBe(0);
  },
);

test(
  'what a user saves at once does not keep the current version from being saved',
  { tag: '@all' },
  async ({ page, host }) => {
    await open(page, `${base}offline`);
    const name = `Data Grid ${oldest.label}`;
    await page.getByRole('button', { name: `Save ${name}` }).click();
    await expectStored(page, readManifest(host, oldest.basePath).build, oldest.basePath);
    await expectStored(page, readManifest(host).build);
  },
);

test('a page of an old version brings what it needs, with its demos, and not those of others', async ({
  page,
  host,
}) => {
  const manifest = readManifest(host, oldest.basePath);
  await page.goto(`${oldest.basePath}react-data-grid/sorting`);
  await expectStored(page, manifest.build, oldest.basePath);
  const [saved = 0] = Object.values(await readCaches(page, oldest.basePath));
  expect(saved).toBeLessThan(manifest.files.length * 0.8);
  const { files: needed = [] } = manifest.pages['react-data-grid/sorting'] ?? {};
  expect(saved).toBe(new Set([...manifest.shell, ...needed]).size + 1);
  await host.cut();
  await open(page, `${oldest.basePath}react-data-grid/sorting`);
  const bench = page.locator('figure:has([data-demo-state="ready"])').first();
  await expect(bench.getByRole('grid').first()).toBeVisible();
  const name = await bench.getAttribute('id');
  await page.goto(`${oldest.basePath}react-data-grid/sorting#${name}.tsx`);
  await bench.locator('[role="tabpanel"] pre:visible').focus();
  await page.keyboard.press('Enter');
  const editor = bench.locator('textarea');
  await editor.fill(`import { DataGrid } from '@material-ui/data-grid';
export default () => <div style={{ height: 200 }}><DataGrid rows={[]} columns={[{ field: 'Edited' }]} /></div>;`);
  await expect(bench.locator('[data-demo]').getByText('Edited')).toBeVisible();
});
