/** What components add to an app, on their pages of the reference and together. */
import type { ComponentSize } from '../../core/bundleSizes';
import { readBundleSizes } from '../../core/server/versionData';
import { formatSize } from '../../core/formatSize';
import { expect, test } from '../support/fixtures';
import { hydrated, open } from '../support/page';
import { current, versions } from '../support/site';

const address = `${current.basePath}bundle-size`;

for (const version of versions) {
  const tag = version.current ? [] : ['@all'];
  const [product = '', components = {}] =
    Object.entries(readBundleSizes(version.dir)?.components ?? {})[0] ?? [];
  const [[name = '', size] = []] = Object.entries(components);

  test(`${version.label}: the reference has the size of a component`, { tag }, async ({ page }) => {
    await open(page, `${version.basePath}bundle-size`);
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
    const link = page.getByRole('link', { name: formatSize(size?.added ?? 0) });
    await expect(link).toHaveAttribute(
      'href',
      `${version.basePath}bundle-size?of=${product}/${name}`,
    );
  });
}

test('components that are selected are added up, without what they share, and kept in the address', async ({
  page,
}) => {
  const products: Partial<Record<string, Readonly<Record<string, ComponentSize>>>> =
    readBundleSizes(current.dir)?.components ?? {};
  const { BarChart, LineChart } = products.charts ?? {};
  const readTotal = async () => {
    const text = await page.getByRole('main').getByRole('status').innerText();
    return Number(/: ([\d.]+)\skB/.exec(text)?.[1]);
  };
  await open(page, address);
  await page.getByRole('checkbox', { name: 'BarChart', exact: true }).check();
  await expect.poll(readTotal).toBe(Number(((BarChart?.added ?? 0) / 1000).toFixed(1)));
  await page.getByRole('checkbox', { name: 'LineChart', exact: true }).check();
  await expect(page).toHaveURL(/\?of=charts\/BarChart,charts\/LineChart$/);
  const together = await readTotal();
  const sum = ((BarChart?.added ?? 0) + (LineChart?.added ?? 0)) / 1000;
  expect(together).toBeGreaterThan((BarChart?.added ?? 0) / 1000);
  expect(together).toBeLessThan(sum * 0.8);

  await test.step('a reload keeps them', async () => {
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await expect.poll(readTotal).toBe(together);
  });
  await test.step('all can be cleared', async () => {
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await expect(page).toHaveURL(/bundle-size$/);
  });
});

test('what an address names and nobody measured is not selected', async ({ page }) => {
  await open(page, `${address}?of=charts/%3Ci%3E,charts/PieChart,__proto__`);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('status')).toContainText('PieChart:');
});
