/**
 * Looks at the pages of the built site in Chromium: at all that are written by hand, and a part of the
 * reference; ends with `N passed, N failed`.
 * `tsx test/browser/run.ts [folder] [version …]`: another folder than `build`, some versions.
 */
import path from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import rawSite from '../../site';
import releasedVersions from '../../versions.json';
import { findVersion, type BuiltVersion } from '../../plugins/shared/server/findVersion';
import { validateSite } from '../../plugins/shared/server/validateSite';
import { mapConcurrently } from '../../plugins/shared/server/mapConcurrently';
import { readTemplates } from '../../plugins/templates/server/readTemplates';
import { launchBrowser } from '../launchBrowser';
import type { Check } from './check';
import { checkAds } from './checkAds';
import { checkFirstPaint } from './checkFirstPaint';
import { checkHeads } from './checkHeads';
import { createLinkChecker } from './checkLinks';
import { choosePages, readShape } from './choosePages';
import { checkPage } from './checkPage';
import { checkSettings } from './checkSettings';
import { checkTemplate } from './checkTemplate';
import { checkTwice } from './checkTwice';
import { checkKind } from './kinds/checkKind';
import { pageKinds } from './kinds/pageKinds';
import { listProofs } from './listProofs';
import type { Look } from './look';
import { openContext } from './openContext';
import { readPages, type SitePage } from './readPages';
import { startSite } from './startSite';

/** Looks at a time. */
const concurrency = 3;

/** How long a look may take at the most, in ms. */
const patience = 200_000;

/** How much is looked at of the current version, and of the old ones, which look like it. */
const parts = { current: { written: 1, reference: 6 }, old: { written: 3, reference: 12 } };

/** Pages of the current version that show what a visitor's choices change, near their tops. */
const changingPages = { styles: 'react-data-grid/style', commands: 'introduction/installation' };

const siteDir = path.resolve(__dirname, '../..');

/** The built site, and what looks at it. */
interface Bench {
  browser: Browser;
  /** The profile of a visitor who goes from page to page. */
  visit: BrowserContext;
  buildDir: string;
  origin: string;
}

/** Lists the pages to open: what is looked at thoroughly comes as the first page of a visit, the others as a later one. */
function listPages(
  { browser, visit, buildDir, origin }: Bench,
  version: BuiltVersion,
  pages: readonly SitePage[],
): Look[] {
  const part = version.current ? parts.current : parts.old;
  const chosen = choosePages(pages, (page) => readShape(buildDir, page), part);
  const checkLinks = createLinkChecker(buildDir);
  return [...chosen].map(([page, depth]) => ({
    name: page.pathname,
    async look() {
      if (depth !== 'thorough') {
        return checkPage(visit, origin, page, depth, checkLinks);
      }
      const fresh = await openContext(browser);
      return checkPage(fresh, origin, page, depth, checkLinks).finally(() => fresh.close());
    },
  }));
}

/** Lists all that is looked at in a version: what takes longest first. */
async function listLooks(
  bench: Bench,
  version: BuiltVersion,
  pages: readonly SitePage[],
): Promise<Look[]> {
  const { browser, origin } = bench;
  const kinds = pageKinds
    .filter((kind) => kind.version === version.name)
    .map((kind) => ({ name: kind.name, look: () => checkKind(browser, origin, version, kind) }));
  const templates = (await readTemplates(version.dir)).map(({ name }) => ({
    name: `template ${name}`,
    look: () => checkTemplate(browser, origin, version, name),
  }));
  return [
    ...(await listProofs(browser, origin, version, pages)),
    ...kinds,
    ...templates,
    ...listPages(bench, version, pages),
  ];
}

async function run([folder = 'build', ...names]: readonly string[]): Promise<void> {
  const buildDir = path.resolve(siteDir, folder);
  const site = validateSite(rawSite, releasedVersions);
  const here = site.versions.filter(({ host }) => host === undefined);
  const wanted = names.length > 0 ? names : here.map(({ name }) => name);
  const versions = wanted.map((name) => findVersion(site, name, siteDir));
  const [browser, { origin, stop }] = await Promise.all([launchBrowser(), startSite(buildDir)]);
  const all: Check[] = [];
  const report = (checks: readonly Check[]) => {
    all.push(...checks);
    for (const { name, problems } of checks.filter((check) => check.problems.length > 0)) {
      console.log(`✗ ${name}\n${problems.map((problem) => `    ${problem}`).join('\n')}`);
    }
  };
  for (const version of versions) {
    const started = Date.now();
    const pages = await readPages(buildDir, version);
    const pathnames = pages.map(({ pathname }) => pathname);
    const problems = checkHeads(buildDir, pathnames);
    report([{ name: `${version.label}: pages say what they are`, problems }]);
    const visit = await openContext(browser);
    const looks = await listLooks({ browser, visit, buildDir, origin }, version, pages);
    await mapConcurrently(looks, concurrency, async ({ name, look }) =>
      report(await checkTwice(name, look, patience)),
    );
    await visit.close();
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${version.label}: ${looks.length} looks at ${pages.length} pages in ${seconds} s`);
  }
  const [first, ...others] = versions.map(({ basePath }) => `${origin}${basePath}react-data-grid`);
  if (first) {
    const choose = () => checkSettings(browser, [first, ...others]);
    report(await checkTwice('settings', choose, patience));
  }
  if (versions[0]?.current) {
    const start = origin + versions[0].basePath;
    const { styles, commands } = changingPages;
    report(await checkFirstPaint(browser, { styles: start + styles, commands: start + commands }));
    report(await checkTwice('ads', () => checkAds(browser, start + commands), patience));
  }
  await browser.close();
  stop();
  const failed = all.filter(({ problems }) => problems.length > 0).length;
  console.log(`${all.length - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

run(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  // Not only the code: what is stuck would keep the process.
  process.exit(1);
});
