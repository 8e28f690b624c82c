import { mapConcurrently } from '../core/server/concurrency';
import { availableParallelism, freemem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { siteDir } from '../core/server/files';
import { readLicenseKey, renderLicenseNotice } from '../core/server/license';
import { type Moves, readKnownVersions, toMoves } from '../core/server/movedPages';
import { prepareApis } from '../core/server/prepareApis';
import { toHostedSite, validateSite } from '../core/server/site';
import { type BuiltVersion, listBuilds, toBuildName } from '../core/server/versions';
import type { Site } from '../core/types';
import movedPages from '../data/moved-pages';
import { type Host, assembleSite, collectHosts } from '../deploy/assemble';
import rawSite from '../site';
import releasedVersions from '../versions.json';
import { buildVersion, findLastOutput, toBuildLabel } from './build/buildVersion';
import { selectBuilds, toConcurrency } from './build/selection';

/**
 * `npm run build`, `npm run build -- v6 v7 --language zh`: builds versions that changed, each in every
 * language of `site.ts`, and assembles a folder for each host that serves one of them.
 * `npm run build -- v6 --host https://v6.example.com` builds a version for a host of its own, and
 * `npm run build -- --list` names the builds that there are, as JSON; `npm run build -- --keep-old` leaves
 * an old version as it was built when only what all versions share has changed, as `npm test` does.
 */

const seconds = (since: number) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Builds a version and says so; returns what went wrong, or nothing. */
async function report(
  version: BuiltVersion,
  apiFiles: readonly string[],
  moves: Moves,
  keepOld: boolean,
): Promise<string | undefined> {
  const started = Date.now();
  try {
    const { built } = await buildVersion(version, apiFiles, moves, keepOld);
    console.log(
      `${toBuildLabel(version)}: ${built ? `built in ${seconds(started)}` : 'unchanged'}`,
    );
    return undefined;
  } catch (error) {
    console.log(`${toBuildLabel(version)}: failed after ${seconds(started)}`);
    return (error as Error).message;
  }
}

/** Lays out what was built last of a host's versions, and prints whether that has changed. */
async function assemble(site: Site, host: Host): Promise<void> {
  const outputs = await Promise.all(host.versions.map(findLastOutput));
  const { changed, missing } = await assembleSite(
    site,
    host,
    outputs.filter((output) => output !== undefined),
  );
  const folder = `${path.basename(host.dir)}/ for ${host.url}`;
  console.log(`${folder}: ${changed ? 'assembled' : 'unchanged'}`);
  if (missing.length > 0) {
    console.log(
      `${folder} is without ${missing.map(toBuildLabel).join(', ')}, not built here yet. Run "npm run build" for all versions.`,
    );
  }
}

async function build(): Promise<void> {
  const started = Date.now();
  const { values, positionals: names } = parseArgs({
    allowPositionals: true,
    options: {
      host: { type: 'string' },
      'keep-old': { type: 'boolean' },
      language: { type: 'string' },
      list: { type: 'boolean' },
    },
  });
  if (values.host !== undefined && names.length !== 1) {
    throw new Error(
      '--host goes with one version: npm run build -- v6 --host https://v6.example.com',
    );
  }
  const site = validateSite(toHostedSite(rawSite, names[0], values.host), releasedVersions);
  const all = listBuilds(site);
  if (values.list) {
    const list = all.map((version) => {
      const { name, language } = version;
      return { id: toBuildName(version), name, language };
    });
    console.log(JSON.stringify(list));
    return;
  }
  const wanted = selectBuilds(all, names, values.language);
  const notice = renderLicenseNotice(readLicenseKey(process.env));
  if (notice !== undefined) {
    console.log(notice);
  }
  const apis = await prepareApis(site, siteDir, (label) =>
    console.log(`${label}: reading its API`),
  );
  const apiFiles = apis.map(({ file }) => file);
  const memory = Math.min(freemem(), process.constrainedMemory() || Infinity);
  const known = await readKnownVersions(site, siteDir);
  const pages = Math.max(...known.map(({ titles }) => titles.size));
  const concurrency = toConcurrency({ cores: availableParallelism(), memory }, pages);
  const problems = await mapConcurrently(wanted, concurrency, (version) =>
    report(
      version,
      apiFiles,
      toMoves(version.name, known, movedPages),
      values['keep-old'] ?? false,
    ),
  );
  const found = problems.filter((problem) => problem !== undefined);
  if (found.length > 0) {
    throw new Error(found.join('\n\n'));
  }
  for (const host of collectHosts(site, all, siteDir)) {
    if (host.versions.some((version) => wanted.includes(version))) {
      await assemble(site, host);
    }
  }
  console.log(`Done in ${seconds(started)}`);
}

build().catch((error: Error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
