import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { bringFonts } from './bringFonts';
import type { Check } from './check';
import { checkConsole } from './checkConsole';
import { checkPreferences } from './checkPreferences';
import { checkSorting } from './checkSorting';
import { comparePictures } from './comparePictures';
import { compareStyles } from './compareStyles';
import type { GridDemo } from './findGridDemo';
import { openAlone } from './openAlone';
import { openContext } from './openContext';
import { readIslandStyles } from './readIslandStyles';
import { watchPage } from './watchPage';
import { readReactVersions, watchReact } from './watchReact';

async function readPinnedReact(versionDir: string): Promise<string> {
  const manifest = await readFile(path.join(versionDir, 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { dependencies: { react: string } }).dependencies.react;
}

/**
 * Proves that a demo runs on its version's own React, apart from the page, and follows its preferences.
 *
 * @param siteReact version of the React that draws the page
 */
export async function checkIsland(
  browser: Browser,
  origin: string,
  siteReact: string,
  { page: { version, pathname }, name }: GridDemo,
): Promise<Check[]> {
  const context = await openContext(browser);
  const checks: Check[] = [];
  const record = (what: string, problems: readonly string[]) =>
    checks.push({ name: `${pathname}, ${name}: ${what}`, problems });
  try {
    const page = await context.newPage();
    const watch = watchPage(page, origin);
    await watchReact(page);
    await page.goto(origin + pathname);
    const demo = page.locator(`[data-demo="${name}"]`);
    await demo.scrollIntoViewIfNeeded();
    await page.locator(`[data-demo="${name}"][data-demo-state="ready"]`).waitFor();
    await bringFonts(page);
    await page.waitForTimeout(500);

    const react = await readReactVersions(page, name);
    const expected = { page: [siteReact], demo: [await readPinnedReact(version.dir)] };
    record(
      "runs on its version's React",
      JSON.stringify(react) === JSON.stringify(expected)
        ? []
        : [`found ${JSON.stringify(react)}, expected ${JSON.stringify(expected)}`],
    );

    const width = await demo.evaluate((host) => host.getBoundingClientRect().width);
    const onPage = await readIslandStyles(demo);
    const pictureOnPage = await demo.screenshot();
    const alone = await context.newPage();
    const url = `${origin}${version.basePath}playground?demo=${name}`;
    const demoAlone = await openAlone(alone, url, width);
    record(
      'is drawn as without the site',
      compareStyles(onPage, await readIslandStyles(demoAlone)),
    );
    const pictureAlone = await demoAlone.screenshot();
    record(
      'looks as without the site',
      await comparePictures(browser, pictureOnPage, pictureAlone),
    );
    await alone.close();

    record('sorts', await checkSorting(demo));
    // The alpha of v4 reads no default props from the theme; its density is the demo's own.
    record('follows preferences', await checkPreferences(page, name, version.name !== 'v4'));
    record('logs nothing', await checkConsole(page, version, watch));
    watch.stop();
  } catch (error) {
    record('can be looked at', [(error as Error).message]);
  } finally {
    await context.close();
  }
  return checks;
}
