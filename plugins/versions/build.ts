/**
 * `npm run build`, `npm run build -- v6 v7`: builds versions that changed, each in every language of
 * `site.ts`, and assembles `build/`.
 */
import path from 'node:path';
import rawSite from '../../site';
import releasedVersions from '../../versions.json';
import { findVersion, type BuiltVersion } from '../shared/server/findVersion';
import { prepareApis } from '../shared/server/prepareApis';
import { validateSite } from '../shared/server/validateSite';
import type { Language } from '../shared/types';
import { assembleSite } from './server/assembleSite';
import { buildVersion, findLastOutput, toBuildLabel } from './server/buildVersion';
import { mapConcurrently } from '../shared/server/mapConcurrently';
import { readLicenseKey } from './server/readLicenseKey';
import { renderLicenseNotice } from './server/renderLicenseNotice';
import { siteDir } from '../shared/server/siteDir';

/** Builds at a time: a build has phases on one core, and takes about 1.5 GB. */
const concurrency = 2;

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Builds a version and says so; returns what went wrong, or nothing. */
async function report(
  version: BuiltVersion,
  apiFiles: readonly string[],
): Promise<string | undefined> {
  const started = Date.now();
  try {
    const { built } = await buildVersion(version, apiFiles);
    console.log(
      `${toBuildLabel(version)}: ${built ? `built in ${seconds(started)}` : 'unchanged'}`,
    );
    return undefined;
  } catch (error) {
    console.log(`${toBuildLabel(version)}: failed after ${seconds(started)}`);
    return (error as Error).message;
  }
}

async function build(names: readonly string[]): Promise<void> {
  const started = Date.now();
  const site = validateSite(rawSite, releasedVersions);
  const languages: readonly Language[] = ['en', ...(site.languages ?? [])];
  const inAll = (name: string) =>
    languages.map((language) => findVersion(site, name, siteDir, language));
  const all = site.versions.flatMap(({ name }) => inAll(name));
  const wanted = names.length > 0 ? names.flatMap(inAll) : all;
  const notice = renderLicenseNotice(readLicenseKey(process.env));
  if (notice !== undefined) {
    console.log(notice);
  }
  const apis = await prepareApis(site, siteDir, (label) =>
    console.log(`${label}: reading its API`),
  );
  const apiFiles = apis.map(({ file }) => file);
  const problems = await mapConcurrently(wanted, concurrency, (version) =>
    report(version, apiFiles),
  );
  const found = problems.filter((problem) => problem !== undefined);
  if (found.length > 0) {
    throw new Error(found.join('\n\n'));
  }
  const here = all.filter(({ host }) => host === undefined);
  const outputs = await Promise.all(here.map(findLastOutput));
  const served = outputs.filter((output) => output !== undefined);
  const changed = await assembleSite(site, served, path.join(siteDir, 'build'));
  console.log(`${changed ? 'Assembled build/' : 'Nothing changed'} (${seconds(started)})`);
}

build(process.argv.slice(2)).catch((error: Error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
