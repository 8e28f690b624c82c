/** The code of a demo is edited in place, with the keyboard. */
import { findFirstDemo, type PlacedDemo } from '../support/demos';
import { expect, test } from '../support/fixtures';
import { hydrated } from '../support/page';
import { readReactVersions, watchReact } from '../support/react';
import { versions } from '../support/site';

for (const version of versions) {
  const tag = version.current ? [] : ['@all'];
  test(`${version.label}: a demo is edited in place`, { tag }, async ({ page }) => {
    const { pathname, name } = findFirstDemo(version, 'data-grid') as PlacedDemo;
    const bench = page.locator(`figure#${name}`);
    const island = bench.locator('[data-demo]');
    const field = bench.locator('textarea');
    const edited = island.getByRole('columnheader', { name: 'Edited header' });
    await watchReact(page);
    await page.goto(`${pathname}#${name}.tsx`);
    await hydrated(page);
    await expect(island).toHaveAttribute('data-demo-state', 'ready');
    const react = await readReactVersions(page, name);
    const header = await island.getByRole('columnheader').first().innerText();

    await test.step('Enter starts the editor', async () => {
      await bench.locator('[role="tabpanel"] pre:visible').focus();
      await page.keyboard.press('Enter');
      await expect(field).toBeFocused();
    });
    await test.step('its lines are numbered, also those that are added', async () => {
      const numbers = bench.locator('[data-editor] > span > span');
      const count = (await field.inputValue()).split('\n').length;
      await expect(numbers).toHaveCount(count);
      await page.keyboard.insertText('// a line\n// and one more\n');
      await expect(numbers).toHaveCount(count + 2);
      await expect(numbers.last()).toHaveText(String(count + 2));
      await field.press('Control+z');
    });
    const code = await field.inputValue();
    await test.step("what is written runs on the version's own React", async () => {
      expect(code).toContain(`'${header.trim()}'`);
      await field.fill(code.replaceAll(`'${header.trim()}'`, "'Edited header'"));
      await expect(edited).toBeVisible();
      expect(await readReactVersions(page, name)).toEqual(react);
    });
    await test.step('an error shows above the editor, and the demo stays', async () => {
      const error = bench.getByRole('status').filter({ hasText: 'const broken = = 1;' });
      await field.fill(`${code}\nconst broken = = 1;\n`);
      await expect(error).toBeVisible();
      const [above, below] = [await error.boundingBox(), await field.boundingBox()];
      expect(above?.y).toBeLessThan(below?.y ?? 0);
      await expect(edited).toBeVisible();
    });
    await test.step('an unknown package is named', async () => {
      await field.fill(`import unknown from 'no-such-package';\n${code}\nunknown();\n`);
      const error = bench.getByRole('status').filter({ hasText: 'no-such-package' });
      await expect(error).toBeVisible();
    });
    await test.step('undo takes back what was written', async () => {
      await field.press('Control+z');
      await expect(field).not.toHaveValue(/no-such-package/);
    });
    await test.step('Escape leaves', async () => {
      await page.keyboard.press('Escape');
      await expect(bench.getByRole('button', { name: /^Edit Press Enter/ })).toBeFocused();
    });
    await test.step('Reset gives the code and the demo back', async () => {
      await bench.getByRole('button', { name: 'Reset code' }).click();
      await expect(island.getByRole('columnheader').first()).toHaveText(header.trim());
      await expect(field).toHaveCount(0);
    });
  });
}
