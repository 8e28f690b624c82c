import type { Browser } from 'playwright-core';
import type { Check } from './check';
import { createRecorder } from './createRecorder';
import type { GridDemo } from './findGridDemo';
import { openContext } from './openContext';
import { watchPage } from './watchPage';
import { readReactVersions, watchReact } from './watchReact';

/** Edits a demo in place, as a reader does with the keyboard. */
export async function checkEditing(
  browser: Browser,
  origin: string,
  { page: { pathname }, name, headers }: GridDemo,
): Promise<Check[]> {
  const { checks, record } = createRecorder(`${pathname}, editing ${name}`);
  const context = await openContext(browser);
  const page = await context.newPage();
  const watch = watchPage(page, origin);
  const bench = page.locator(`figure#${name}`);
  const island = bench.locator('[data-demo]');
  const field = bench.locator('textarea');
  const [header = ''] = headers;
  try {
    await watchReact(page);
    await page.goto(`${origin}${pathname}#${name}.tsx`);
    await bench.locator('[data-demo-state="ready"]').waitFor();
    const react = JSON.stringify(await readReactVersions(page, name));
    await bench.locator('[role="tabpanel"] pre:visible').focus();
    await record('Enter starts the editor', async () => {
      await page.keyboard.press('Enter');
      await field.waitFor();
      await page.waitForFunction(() => document.activeElement?.matches('textarea'));
    });
    const code = await field.inputValue();
    await record('what is written runs', async () => {
      await field.fill(code.replaceAll(header, 'Edited header'));
      await island.getByRole('columnheader', { name: 'Edited header' }).first().waitFor();
    });
    await record("it runs on the version's own React", async () => {
      const edited = JSON.stringify(await readReactVersions(page, name));
      return edited === react ? [] : [`found ${edited}, before ${react}`];
    });
    await record('an error shows above the editor, and the demo stays', async () => {
      await field.fill(`${code}\nconst broken = = 1;\n`);
      await bench.getByRole('status').filter({ hasText: 'const broken = = 1;' }).waitFor();
      await island.getByRole('columnheader', { name: 'Edited header' }).first().waitFor();
    });
    await record('an unknown package is named', async () => {
      await field.fill(`import unknown from 'no-such-package';\n${code}\nunknown();\n`);
      await bench.getByRole('status').filter({ hasText: 'no-such-package' }).waitFor();
    });
    await record('undo takes back what was written', async () => {
      await field.press('Control+z');
      await page.waitForFunction(
        () => !document.querySelector('textarea')?.value.includes('no-such-package'),
      );
    });
    await record('Escape leaves', async () => {
      await page.keyboard.press('Escape');
      await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Edit'));
    });
    await record('Reset gives the code and the demo back', async () => {
      await bench.getByRole('button', { name: 'Reset code' }).click();
      await island.getByRole('columnheader', { name: header }).first().waitFor();
      await field.waitFor({ state: 'detached' });
    });
    await record('logs nothing', async () => watch.logged);
  } catch (error) {
    await record('can be looked at', () => Promise.reject(error as Error));
  } finally {
    watch.stop();
    await context.close();
  }
  return checks;
}
