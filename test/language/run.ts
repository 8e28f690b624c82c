/**
 * Builds one version in each other language, whether the site offers it or not, beside the English
 * one, and looks at it in Chromium; ends with `N passed, N failed`.
 */
import path from 'node:path';
import movedPages from '../../data/moved-pages';
import rawSite from '../../site';
import releasedVersions from '../../versions.json';
import { findVersion } from '../../plugins/shared/server/findVersion';
import { readKnownVersions } from '../../plugins/shared/server/moved-pages/readKnownVersions';
import { toMoves } from '../../plugins/shared/server/moved-pages/toMoves';
import { prepareApis } from '../../plugins/shared/server/prepareApis';
import { siteDir } from '../../plugins/shared/server/siteDir';
import { validateSite } from '../../plugins/shared/server/validateSite';
import { prefixedLanguages, type Language } from '../../plugins/shared/types';
import { assembleSite } from '../../plugins/versions/server/assembleSite';
import { buildVersion } from '../../plugins/versions/server/buildVersion';
import { checkLanguage } from '../browser/checkLanguage';
import { checkTwice } from '../browser/checkTwice';
import { reportChecks } from '../browser/reportChecks';
import { startSite } from '../browser/startSite';
import { launchBrowser } from '../launchBrowser';

/** The smallest version: what is looked at is the same in all. */
const versionName = 'v4';

/** How long a language may take at the most, in ms. */
const patience = 300_000;

const dir = path.join(siteDir, 'node_modules/.cache/x-docs-languages');

async function run(): Promise<void> {
  const site = validateSite(rawSite, releasedVersions);
  const apiFiles = (await prepareApis(site, siteDir)).map(({ file }) => file);
  const known = await readKnownVersions(site, siteDir);
  const moves = toMoves(versionName, known, movedPages);
  const languages: readonly Language[] = ['en', ...prefixedLanguages];
  const outputs = [];
  for (const language of languages) {
    const version = findVersion(site, versionName, siteDir, language);
    outputs.push(await buildVersion(version, apiFiles, moves));
  }
  await assembleSite(site, { url: site.url, dir }, outputs);
  const [browser, { origin, stop }] = await Promise.all([launchBrowser(), startSite(dir)]);
  const translated = outputs.filter(({ version }) => version.language !== 'en');
  const found = await Promise.all(
    translated.map(({ version }) => {
      const look = () => checkLanguage(browser, origin, dir, version);
      return checkTwice(version.language, look, patience);
    }),
  );
  await browser.close();
  stop();
  reportChecks(found.flat());
}

run().catch((error: Error) => {
  console.error(error.message);
  // Not only the code: what is stuck would keep the process.
  process.exit(1);
});
