import type { Browser } from 'playwright-core';
import { version as siteReact } from 'react';
import type { BuiltVersion } from '../../plugins/shared/server/findVersion';
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
import type { Look } from './look';
import type { SitePage } from './readPages';

/**
 * Lists what a version proves: its islands and their code, its reference, a crash, no JavaScript,
 * no such page, a page that has moved. It is proven by a demo of its grid, without which it fails.
 */
export async function listProofs(
  browser: Browser,
  origin: string,
  version: BuiltVersion,
  pages: readonly SitePage[],
): Promise<Look[]> {
  const demo = await findGridDemo(browser, origin, pages);
  if (!demo) {
    const name = `${version.label}: can be proven`;
    const problems = ['No page under /react-data-grid has a demo with role="grid" that is drawn.'];
    return [{ name, look: () => Promise.resolve([{ name, problems }]) }];
  }
  const proofs: Record<string, Look['look']> = {
    island: () => checkIsland(browser, origin, siteReact, demo),
    crash: () => checkCrash(browser, origin, demo),
    code: () => checkDemoCode(browser, origin, demo),
    editing: () => checkEditing(browser, origin, demo),
    playground: () => checkPlayground(browser, origin, version, demo),
    reference: () => checkReference(browser, origin, version),
    search: () => checkSearch(browser, origin, version),
    'without script': () => checkWithoutScript(browser, origin, demo),
    policy: () => checkPolicy(browser, origin, demo.page.pathname),
    'not found': () => checkNotFound(browser, origin, version),
    redirect: () => checkRedirect(browser, origin, version),
    // Only the current version has demos in other styles.
    ...(version.current && {
      'code styles': () =>
        checkCodeStyles(browser, origin, `${version.basePath}react-data-grid/style`),
    }),
  };
  return Object.entries(proofs).map(([name, look]) => ({
    name: `${version.label}, ${name}`,
    look,
  }));
}
