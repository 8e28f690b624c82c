import type { Browser } from 'playwright-core';
import type { BuiltVersion } from '../../plugins/shared/server/findVersion';
import type { Check } from './check';
import { createRecorder } from './createRecorder';
import type { GridDemo } from './findGridDemo';
import { openContext } from './openContext';

/** Asks the playground for demos that there are not. */
export async function checkPlayground(
  browser: Browser,
  origin: string,
  { basePath, label }: BuiltVersion,
  { name }: GridDemo,
): Promise<Check[]> {
  const { checks, record } = createRecorder(`${basePath}playground`);
  const context = await openContext(browser);
  const page = await context.newPage();
  try {
    await record('a name that no demo has leads to the nearest', async () => {
      await page.goto(`${origin}${basePath}playground?demo=${name.toLowerCase()}s`);
      await page
        .getByText(`Version ${label} has no demo called "${name.toLowerCase()}s".`)
        .waitFor();
      await page.getByRole('link', { name, exact: true }).first().click();
      await page.locator(`[data-demo="${name}"][data-demo-state="ready"]`).waitFor();
    });
    await record('an unknown version is named', async () => {
      await page.goto(`${origin}${basePath}playground?demo=${name}&version=v99`);
      await page.getByText('There is no version "v99".').waitFor();
    });
  } finally {
    await context.close();
  }
  return checks;
}
