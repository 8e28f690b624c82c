/** A demo that throws is replaced by a panel; the rest of the page works on. */
import { replaceDemo } from '../support/demos';
import { expect, test } from '../support/fixtures';
import { open, scrollThrough } from '../support/page';
import { current, versions } from '../support/site';

const message = 'Broken on purpose';
/** What a demo under test looks at: it throws while this is true. */
const flag = 'window.demoIsBroken';

// That a version's React logs what the island caught is right; React 19 leaves that to the island.
test.use({
  allowedLogs: [new RegExp(`^error: ([^]*${message}|The above error occurred)`)],
});

for (const version of versions) {
  const tag = version.current ? [] : ['@all'];
  test(
    `${version.label}: a demo that throws leaves the page at work`,
    { tag },
    async ({ page, site, watch }) => {
      // A page with several demos: the others must work on.
      const pathname = `${version.basePath}react-data-grid/sorting`;
      const [, name = ''] = /data-demo="?(\w+)/.exec(site.read(pathname)) ?? [];
      const thrower = `()=>{throw new Error(${JSON.stringify(message)})}`;
      await page.addInitScript(`${flag} = true`);
      await replaceDemo(page, site, version, name, `${flag}?${thrower}:original`);
      await open(page, pathname);
      await scrollThrough(page);

      const panel = page.getByRole('alert').filter({ hasText: `${name} crashed` });
      await expect(panel).toContainText(message);
      const report = panel.locator('a[href*="/issues/new"]');
      await expect(report).toHaveAttribute('href', new RegExp(name));
      await expect(page.locator(`[data-demo="${name}"]`)).toBeHidden();
      const others = page.locator(`[data-demo]:not([data-demo="${name}"])`);
      expect(await others.count()).toBeGreaterThan(0);
      for (const other of await others.all()) {
        await expect(other).toHaveAttribute('data-demo-state', 'ready');
      }
      expect(watch.logs.filter((line) => line.startsWith('uncaught'))).toEqual([]);

      await page.evaluate(`${flag} = false`);
      await panel.getByRole('button', { name: 'Reset demo' }).click();
      await expect(page.locator(`[data-demo="${name}"] [role="grid"]`)).toBeVisible();
      await expect(panel).toHaveCount(0);
    },
  );
}

for (const [thrown, shown] of [
  ['null', 'null'],
  ['"No rows"', 'No rows'],
  ['undefined', 'undefined'],
] as const) {
  test(`a demo that throws ${thrown} shows it`, async ({ page, site }) => {
    const pathname = `${current.basePath}react-data-grid/sorting`;
    const [, name = ''] = /data-demo="?(\w+)/.exec(site.read(pathname)) ?? [];
    await replaceDemo(page, site, current, name, `()=>{throw ${thrown}}`);
    await open(page, pathname);
    const panel = page.getByRole('alert').filter({ hasText: `${name} crashed` });
    await expect(panel.locator('pre')).toHaveText(shown);
    await expect(panel.getByRole('button', { name: 'Reset demo' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
