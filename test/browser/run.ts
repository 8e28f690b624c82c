/**
 * Looks at the pages of the built site in Chromium, of old versions at a quarter of the reference;
 * ends with `N passed, N failed`.
 * `tsx test/browser/run.ts [folder] [version …]`: another folder than `build`, some versions.
 */
import path from 'node:path';
import rawSite from '../../site';
import releasedVersions from '../../versions.json';
import { findVersion } from '../../plugins/shared/server/findVersion';
import { validateSite } from '../../plugins/shared/server/validateSite';
import { mapConcurrently } from '../../plugins/shared/server/mapConcurrently';
import { readTemplates } from '../../plugins/templates/server/readTemplates';
import { launchBrowser } from '../launchBrowser';
import type { Check } from './check';
import { checkAds } from './checkAds';
import { checkFirstPaint } from './checkFirstPaint';
import { checkHeads } from './checkHeads';
import { checkLinks } from './checkLinks';
import { choosePages, readShape } from './choosePages';
import { checkPage } from './checkPage';
import { checkSettings } from './checkSettings';
import { checkTemplate } from './checkTemplate';
import { checkVersion } from './checkVersion';
import type { SiteLink } from './collectLinks';
import { checkKind } from './kinds/checkKind';
import { pageKinds } from './kinds/pageKinds';
import { checkTwice, lookTwice } from './lookTwice';
import { openContext } from './openContext';
import { readPages } from './readPages';
import { startSite } from './startSite';

/** Pages at a time. */
const concurrency = 3;

/** How long a page, and the proofs of a version, may take at the most, in ms. */
const patience = { page: 150_000, version: 400_000 };

/** Pages of the current version that show what a visitor's choices change, near their tops. */
const changingPages = { styles: 'react-data-grid/style', commands: 'introduction/installation' };

const siteDir = path.resolve(__dirname, '../..');

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
  const links: SiteLink[] = [];
  for (const version of versions) {
    const started = Date.now();
    const pages = await readPages(buildDir, version);
    const pathnames = pages.map(({ pathname }) => pathname);
    report([
      {
        name: `${version.label}: pages say what they are`,
        problems: checkHeads(buildDir, pathnames),
      },
    ]);
    const { opened, thorough } = choosePages(
      pages,
      (page) => readShape(buildDir, page),
      version.current ? 1 : 4,
    );
    // Pages of the reference that are not looked at thoroughly come as the second page of a visit does.
    const visit = await openContext(browser);
    await mapConcurrently(opened, concurrency, async (page) => {
      const look = async () => {
        if (!thorough.has(page)) {
          return checkPage(visit, origin, page, false);
        }
        const fresh = await openContext(browser);
        return checkPage(fresh, origin, page, true).finally(() => fresh.close());
      };
      const toFound = (checks: Check[]) => ({ checks, links: [] });
      const found = await lookTwice(page.pathname, look, toFound, patience.page);
      links.push(...found.links);
      report(found.checks);
    });
    await visit.close();
    const prove = () => checkVersion(browser, origin, version, pages);
    report(await checkTwice(`proofs of ${version.label}`, prove, patience.version));
    const kinds = pageKinds.filter((kind) => kind.version === version.name);
    await mapConcurrently(kinds, concurrency, async (kind) => {
      const use = () => checkKind(browser, origin, version, kind);
      report(await checkTwice(kind.name, use, patience.page));
    });
    await mapConcurrently(await readTemplates(version.dir), concurrency, async ({ name }) => {
      const use = () => checkTemplate(browser, origin, version, name);
      report(await checkTwice(`template ${name}`, use, patience.page));
    });
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${version.label}: ${opened.length} of ${pages.length} pages in ${seconds} s`);
  }
  const [first, ...others] = versions.map(({ basePath }) => `${origin}${basePath}react-data-grid`);
  if (first) {
    const choose = () => checkSettings(browser, [first, ...others]);
    report(await checkTwice('settings', choose, patience.version));
  }
  if (versions[0]?.current) {
    const start = origin + versions[0].basePath;
    const { styles, commands } = changingPages;
    report(await checkFirstPaint(browser, { styles: start + styles, commands: start + commands }));
    report(await checkTwice('ads', () => checkAds(browser, start + commands), patience.version));
  }
  report([{ name: 'every link leads somewhere', problems: checkLinks(buildDir, links) }]);
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
