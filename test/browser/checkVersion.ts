import type { Browser } from 'playwright-core';
import { version as siteReact } from 'react';
import type { BuiltVersion } from '../../plugins/shared/server/findVersion';
import type { Check } from './check';
import { checkCodeStyles } from './checkCodeStyles';
import { checkCrash } from './checkCrash';
import { checkDemoCode } from './checkDemoCode';
import { checkEditing } from './checkEditing';
import { checkIsland } from './checkIsland';
import { checkNotFound } from './checkNotFound';
import { checkPlayground } from './checkPlayground';
import { checkPolicy } from './checkPolicy';
import { checkRedirect } from './checkRedirect';
import { checkReference } from './checkReference';
import { checkSearch } from './checkSearch';
import { checkWithoutScript } from './checkWithoutScript';
import { findGridDemo } from './findGridDemo';
import type { SitePage } from './readPages';

/** Looks at what every version must prove once: its islands and their code, its reference, a crash, no JavaScript, no such page, a page that has moved. */
export async function checkVersion(
  browser: Browser,
  origin: string,
  version: BuiltVersion,
  pages: readonly SitePage[],
): Promise<Check[]> {
  const demo = await findGridDemo(browser, origin, pages);
  if (!demo) {
    const problems = ['no page under /react-data-grid has a demo with role="grid" that is drawn'];
    return [{ name: `${version.label}: has a demo with a grid`, problems }];
  }
  const checks = await Promise.all([
    checkIsland(browser, origin, siteReact, demo),
    checkCrash(browser, origin, demo),
    checkDemoCode(browser, origin, demo),
    checkEditing(browser, origin, demo),
    checkPlayground(browser, origin, version, demo),
    // Only the current version has demos in other styles.
    ...(version.current ? [checkCodeStyles(browser, origin, pages)] : []),
    checkReference(browser, origin, version),
    checkSearch(browser, origin, version),
    checkWithoutScript(browser, origin, demo),
    checkPolicy(browser, origin, demo.page.pathname),
    checkNotFound(browser, origin, version),
    checkRedirect(browser, origin, version),
  ]);
  return checks.flat();
}
