/** The code of a demo: opened, copied, read in another language, linked. */
import type { Locator } from '@playwright/test';
import { findFirstDemo, type PlacedDemo } from '../support/demos';
import { expect, test } from '../support/fixtures';
import { hydrated, open } from '../support/page';
import { versions } from '../support/site';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Presses a button, and fails when it is not under the pointer any more. */
async function pressInPlace(button: Locator, change: () => Promise<void>): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const before = await button.boundingBox();
  await button.click();
  await change();
  const after = await button.boundingBox();
  for (const side of ['x', 'y'] as const) {
    const moved = Math.abs((before?.[side] ?? NaN) - (after?.[side] ?? NaN));
    expect(moved, `moves in ${side}`).toBeLessThan(1);
  }
}

for (const version of versions) {
  const tag = version.current ? [] : ['@all'];
  test(
    `${version.label}: the code of a demo is read and copied`,
    { tag },
    async ({ page, context }) => {
      const { pathname, name } = findFirstDemo(version, 'data-grid') as PlacedDemo;
      const html = page.locator('html');
      const bench = page.locator(`figure#${name}`);
      const button = (label: string) => bench.getByRole('button', { name: label, exact: true });
      const toolbar = bench.getByRole('toolbar', { name: `Code of ${name}` });
      const expand = toolbar.locator('[aria-expanded]:not([aria-haspopup])');
      const readCode = () => bench.locator('[role="tabpanel"] code:visible').first().innerText();
      const clearClipboard = () => page.evaluate(() => navigator.clipboard.writeText(''));
      const expectCopied = async () => {
        const code = (await readCode()).trimEnd();
        const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
        await expect.poll(async () => (await readClipboard()).trimEnd()).toBe(code);
      };
      await open(page, pathname);

      await test.step('expanding and collapsing keep the button where it is', async () => {
        for (const expanded of ['true', 'false']) {
          await pressInPlace(expand, () =>
            expect(expand).toHaveAttribute('aria-expanded', expanded),
          );
        }
      });
      await button('Expand code').click();
      await test.step('the button copies what is shown', async () => {
        await clearClipboard();
        await button('Copy code').click();
        await expect(button('Copied')).toBeVisible();
        await expectCopied();
      });
      await test.step('Ctrl + C copies the code under the pointer', async () => {
        await clearClipboard();
        await bench.locator('[role="tabpanel"] pre:visible').hover();
        await page.keyboard.press('Control+c');
        await expectCopied();
      });
      await test.step('what the demo uses of the reference is listed, with links to it', async () => {
        const uses = bench.getByRole('group').filter({ hasText: 'Props and types' });
        await uses.locator('summary').click();
        const link = uses.getByRole('link', { name: 'columns', exact: true });
        const target = new URL((await link.getAttribute('href')) ?? '', page.url());
        expect(target.hash).toMatch(/-prop-columns$/);
        const response = await page.request.get(target.href);
        expect(await response.text()).toMatch(new RegExp(`id="?${target.hash.slice(1)}[" >]`));
      });
      await test.step('JavaScript is shown, and kept', async () => {
        const typescript = await readCode();
        await pressInPlace(button('Show JS source'), () =>
          expect(html).toHaveAttribute('data-code-variant', 'JS'),
        );
        await expect.poll(readCode).not.toBe(typescript);
        expect(await readCode()).not.toMatch(/\binterface \w|: Grid(ColDef|Columns)|import type/);
        const cookies = await context.cookies();
        expect(cookies.find((cookie) => cookie.name === 'codeVariant')?.value).toBe('JS');
      });
      await test.step('a link to lines in TypeScript opens them', async () => {
        await page.goto(`${pathname}#${name}.tsx:2-3`);
        await page.reload();
        await hydrated(page);
        await expect(bench.locator('[data-marked]').first()).toBeVisible();
        await expect(html).not.toHaveAttribute('data-code-variant', 'JS');
      });
      await test.step('a link that is followed changes the language', async () => {
        await page.evaluate((hash) => {
          window.location.hash = hash;
        }, `${name}.js`);
        await expect(html).toHaveAttribute('data-code-variant', 'JS');
      });
      await test.step('the toolbar is one tab stop', async () => {
        const stops = await toolbar.evaluate((bar) =>
          [...bar.querySelectorAll<HTMLElement>('button, a')]
            .filter((item) => item.tabIndex === 0 && item.checkVisibility())
            .map((item) => item.getAttribute('aria-label')),
        );
        expect(stops).toHaveLength(1);
      });
      await test.step('arrow keys are mirrored right to left', async () => {
        await button('Collapse code').focus();
        await html.evaluate((element) => element.setAttribute('dir', 'rtl'));
        await page.keyboard.press('ArrowLeft');
        await expect(button('Copy code')).toBeFocused();
        await html.evaluate((element) => element.setAttribute('dir', 'ltr'));
      });
      await test.step('a phone keeps expand, copy and the menu', async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await expect
          .poll(() =>
            toolbar
              .locator('button:visible, a:visible')
              .evaluateAll((items) => items.map((item) => item.getAttribute('aria-label'))),
          )
          .toEqual(['Collapse code', 'Copy code', 'More actions']);
      });
    },
  );
}
