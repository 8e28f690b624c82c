import type { Browser } from 'playwright-core';
import type { BuiltVersion } from '../../plugins/shared/server/findVersion';
import type { Check } from './check';
import { createRecorder } from './createRecorder';
import { openContext } from './openContext';

/** Opens a short link to the reference: it leads there, in both spellings and without JavaScript. */
export async function checkRedirect(
  browser: Browser,
  origin: string,
  { basePath }: BuiltVersion,
): Promise<Check[]> {
  const pathname = `${basePath}r/DataGrid`;
  const target = `${origin}${basePath}api/data-grid/data-grid`;
  const { checks, record } = createRecorder(pathname);
  const follow = async (javaScriptEnabled: boolean, from: string, to: string) => {
    const context = await openContext(browser, { javaScriptEnabled });
    try {
      const page = await context.newPage();
      await page.goto(origin + from, { waitUntil: 'commit' });
      await page.waitForURL(to, { waitUntil: 'commit' });
    } finally {
      await context.close();
    }
  };
  const visitor = '?from=mail#data-grid-prop-columns';
  await record('keeps query and hash', () => follow(true, pathname + visitor, target + visitor));
  await record('leads on with a slash', () => follow(true, `${pathname}/`, target));
  await record('leads on without JavaScript', () => follow(false, pathname, target));
  return checks;
}
