/**
 * The platform documents a library with a style sheet and a provider, whose one package has two products,
 * below `/docs/` and at the root of a host.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from '@playwright/test';
import { expect, test as base } from '../support/fixtures';
import { hydrated, open } from '../support/page';
import { runProject } from '../support/runProject';
import { siteDir } from '../support/site';
import { forms } from '../fixture-site/site';

const test = base.extend<object, { basePath: string }>({
  basePath: ['/docs/', { option: true, scope: 'worker' }],
});

/** The field of the overview, whose height and border are those of the style sheet. */
const findField = (page: Page) => page.locator('[data-demo="NamedField"]').getByLabel('Town');

test(
  'a style sheet dresses islands and nothing else',
  { tag: '@all' },
  async ({ page, basePath }) => {
    await open(page, `${basePath}inputs`);
    const field = findField(page);
    await expect(field).toHaveCSS('height', '36px');
    await expect(field).toHaveCSS('border-radius', '4px');
    // The same classes in the page around the island.
    const outside = await field.evaluate((node) => {
      const copy = node.cloneNode() as HTMLElement;
      document.querySelector('main')?.append(copy);
      const { height, borderRadius } = getComputedStyle(copy);
      const { fontFamily } = getComputedStyle(document.body);
      const variable = getComputedStyle(document.documentElement).getPropertyValue(
        '--mantine-color-body',
      );
      copy.remove();
      return { height, borderRadius, fontFamily, variable };
    });
    expect(outside.height).not.toBe('36px');
    expect(outside.borderRadius).not.toBe('4px');
    expect(outside.variable).toBe('');
    expect(outside.fontFamily).not.toContain('BlinkMacSystemFont');
  },
);

test(
  'a dialog that opens at the end of the page is dressed too',
  { tag: '@all' },
  async ({ page, basePath }) => {
    await open(page, `${basePath}guides/overlays`);
    await page.getByRole('button', { name: 'When does it leave?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your letter' });
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },
);

test(
  'a dialog that a demo puts into the page by itself is dressed too',
  { tag: '@all' },
  async ({ page, basePath }) => {
    await open(page, `${basePath}guides/overlays`);
    await page.getByRole('button', { name: 'And the parcel?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Your parcel' });
    await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('body > [data-island]', { has: dialog })).toHaveCount(1);
  },
);

test(
  'the mode and the direction of the page reach the demo',
  { tag: '@all' },
  async ({ page, basePath }) => {
    await page.addInitScript(() => {
      localStorage.setItem('docs-mode', 'dark');
      localStorage.setItem('direction', 'rtl');
    });
    await open(page, `${basePath}inputs`);
    const field = findField(page);
    await expect(field).toHaveCSS('direction', 'rtl');
    await expect(field).toHaveCSS('background-color', 'rgb(46, 46, 46)');
  },
);

test(
  'a demo alone, and one that is edited, are dressed',
  { tag: '@all' },
  async ({ page, basePath }) => {
    await open(page, `${basePath}playground?demo=NamedField`);
    await expect(findField(page)).toHaveCSS('height', '36px');

    await open(page, `${basePath}inputs#NamedField.tsx`);
    const bench = page.locator('figure#NamedField');
    await expect(findField(page)).toBeVisible();
    await bench.locator('[role="tabpanel"] pre:visible').focus();
    await page.keyboard.press('Enter');
    const editor = bench.locator('textarea');
    const code = await editor.inputValue();
    await editor.fill(
      `import '@mantine/core/styles.css';\n${code.replace('label="Town"', 'label="City"')}`,
    );
    await expect(bench.getByLabel('City')).toHaveCSS('height', '36px');
  },
);

test(
  'a project has the provider with its style sheet, and runs with them',
  { tag: '@all' },
  async ({ page, basePath }) => {
    await open(page, `${basePath}inputs`);
    const bench = page.locator('figure#NamedField');
    await bench.getByRole('button', { name: 'More' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /project/i }).click(),
    ]);
    const archive = unzipSync(readFileSync(await download.path()));
    const files = Object.fromEntries(
      // Below a folder with the name of the demo.
      Object.entries(archive).map(([file, bytes]) => [
        file.replace(/^[^/]*\//, ''),
        strFromU8(bytes),
      ]),
    );
    expect(files['src/Provider.tsx']).toContain("import '@mantine/core/styles.css';");
    expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
      dependencies: { '@mantine/core': '8.3.18', '@mantine/hooks': '8.3.18', react: '19.2.9' },
    });
    await runProject(page, files, path.join(siteDir, forms.workspace, 'docs/node_modules'));
    await expect(page.getByLabel('Town')).toHaveCSS('height', '36px');
  },
);

test(
  'each product of a package has its reference and its comparison',
  { tag: '@all' },
  async ({ page, basePath }) => {
    const main = page.locator('main');
    await open(page, `${basePath}api/inputs`);
    await expect(main.getByRole('link', { name: 'TextInput', exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Modal', exact: true })).toHaveCount(0);
    await open(page, `${basePath}api/overlays`);
    await expect(main.getByRole('link', { name: 'Modal', exact: true })).toBeVisible();
    await expect(main.getByRole('link', { name: 'TextInput', exact: true })).toHaveCount(0);
    await open(page, `${basePath}api/overlays/modal`);
    await expect(page.locator('#modal-prop-opened')).toBeVisible();
    await open(page, `${basePath}api/compare?product=overlays&from=v7`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  },
);

test(
  'the sidebar has the reference of a product of which it names no page',
  { tag: '@all' },
  async ({ page, basePath }) => {
    for (const version of ['', 'v7/']) {
      await open(page, `${basePath}${version}api/overlays/drawer`);
      const sidebar = page.locator('.theme-doc-sidebar-menu');
      await expect(sidebar.getByRole('link', { name: 'Modal', exact: true })).toBeVisible();
      await expect(sidebar.getByRole('link', { name: 'Drawer', exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      // The owner chose from that of the other product.
      await expect(sidebar.getByRole('link', { name: 'NumberInput', exact: true })).toHaveCount(0);
    }
  },
);

test(
  'home, menus, search and redirects stay below the base path',
  { tag: '@all' },
  async ({ page, request, basePath }) => {
    await test.step('the root of the host leads home', async () => {
      await page.goto('/');
      await page.waitForURL(`**${basePath}`);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Form Docs');
      await expect(page.locator('[data-demo="HomeInputs"]').getByRole('switch')).toBeChecked();
    });
    await test.step('the navbar leads to a product, wherever it starts', async () => {
      await page.locator('.navbar').getByRole('link', { name: 'Overlays' }).click();
      await page.waitForURL(`**${basePath}guides/overlays`);
      const link = page.locator('.navbar').getByRole('link', { name: 'Overlays' });
      await expect(link).toHaveClass(/active/);
    });
    await test.step('the version menu keeps the page', async () => {
      await page.getByRole('button', { name: /^Version/ }).click();
      await page.getByRole('menuitem', { name: /^v7/ }).click();
      await page.waitForURL(`**${basePath}v7/guides/overlays`);
      await hydrated(page);
      await page.getByRole('note').getByRole('link').click();
      await page.waitForURL(`**${basePath}guides/overlays`);
      await hydrated(page);
    });
    await test.step('search finds pages and props', async () => {
      await page.keyboard.press('Control+k');
      const search = page.getByRole('combobox', { name: /^Search/ });
      await search.fill('dates');
      await expect(page.getByRole('option', { name: /^Dates/ }).first()).toBeVisible();
      await search.fill('closeOnEscape');
      await expect(page.getByRole('option', { name: /closeOnEscape/ }).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    });
    await test.step('a redirect leads to its page', async () => {
      await page.goto(`${basePath}forms`);
      await page.waitForURL(`**${basePath}inputs`);
    });
    await test.step('search engines find every page', async () => {
      const robots = await (await request.get('/robots.txt')).text();
      const [, index = ''] = /Sitemap: https:\/\/[^/]+(\S+)/.exec(robots) ?? [];
      const list = await (await request.get(index)).text();
      const sitemaps = [...list.matchAll(/<loc>https:\/\/[^/]+([^<]+)/g)].map(
        ([, path = '']) => path,
      );
      expect(sitemaps).toEqual([`${basePath}sitemap.xml`, `${basePath}v7/sitemap.xml`]);
      const pages = await Promise.all(
        sitemaps.map(async (path) => (await request.get(path)).text()),
      );
      const addresses = pages.flatMap((text) =>
        [...text.matchAll(/<loc>https:\/\/[^/]+([^<]+)/g)].map(([, path = '']) => path),
      );
      expect(addresses).toContain(`${basePath}guides/overlays`);
      expect(addresses).toContain(`${basePath}v7/inputs`);
      for (const address of addresses) {
        expect((await request.get(address)).status()).toBe(200);
      }
    });
    await test.step('the worker is at the base path', async () => {
      const worker = await request.get(`${basePath}sw.js`);
      expect(worker.headers()['content-type']).toContain('javascript');
    });
  },
);
