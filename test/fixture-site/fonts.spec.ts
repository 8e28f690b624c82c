/** Letters that English lacks: which pages ask for their fonts. */
import type { OfflineManifest } from '../../plugins/offline/types';
import { open } from '../support/page';
import { expect, test } from './hosts';
import { pages } from './site';

const european = /assets\/fonts\/(?:inter|jetbrains-mono)-european/;

test('a page with Polish letters has them in the fonts of its text and of its code', async ({
  page,
}) => {
  const fonts = new Set<string>();
  page.on('response', (response) => {
    const [, name] = /\/fonts\/([\w-]+)-[\da-f]+\.woff2$/.exec(response.url()) ?? [];
    if (name !== undefined && response.ok()) {
      fonts.add(name);
    }
  });
  await open(page, pages.ranges);
  await expect(page.getByText('a trip to Łódź')).toBeVisible();
  await expect
    .poll(() => [...fonts])
    .toEqual(expect.arrayContaining(['inter-european', 'jetbrains-mono-european']));
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).not.toContain('inter-latin-ext-wght-normal');
});

test('a page in English says nothing of such fonts', async ({ page, site }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, pages.overview);
  await page.evaluate(() => document.fonts.ready);
  expect(asked.filter((url) => european.test(url))).toEqual([]);
  expect(site.read(`${pages.overview}.html`)).not.toMatch(european);
  expect(site.read(`${pages.ranges}.html`)).toMatch(european);
});

test('offline, they come with the page alone', ({ site }) => {
  const {
    files,
    shell,
    pages: saved,
  } = JSON.parse(site.read('/x/offline.json')) as OfflineManifest;
  const isEuropean = (index: number) => european.test(files[index]?.[0] ?? '');
  expect(shell.filter(isEuropean)).toEqual([]);
  expect(saved['react-calendar/ranges']?.files.filter(isEuropean)).toHaveLength(2);
  expect(files.filter(([file]) => file.includes('-cyrillic'))).toEqual([]);
});
