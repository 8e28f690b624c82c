/**
 * `npm run build`, `npm run build -- v6 v7 --language zh`: builds versions that changed, each in every
 * language of `site.ts`, and assembles a folder for each host that serves one of them.
 * `npm run build -- v6 --host https://v6.example.com` builds a version for its own host.
 * `npm run build -- --list` prints the builds that there are, as JSON. `npm run build -- --keep-old` leaves
 * an old version as it was built when only what all versions share has changed, as `npm test` does.
 */
import { availableParallelism, freemem } from 'node:os';
import path from 'node:path';
import { siteDir } from '../core/server/files';
import { readLicenseKey, renderLicenseNotice } from '../core/server/license';
import { readKnownVersions, toMoves } from '../core/server/movedPages';
import { toHostedSite, validateSite } from '../core/server/site';
import { type BuiltVersion, listBuilds, toBuildName } from '../core/server/versions';
import type { Site } from '../core/types';
import movedPages from '@site/data/moved-pages';
import { type Host, assembleSite, collectHosts, removeGoneHosts } from '../deploy/assemble';
import { library, reference } from '@site/library';
import { prepareApis } from '../plugins/api-reference/server/prepareApis';
import rawSite from '@site/site';
import releasedVersions from '@site/versions.json';
import {
  buildVersion,
  findLastOutput,
  ownDir,
  removeGoneBuilds,
  toBuildLabel,
} from './build/buildVersion';
import { selectBuilds, toConcurrency } from './build/selection';
import { showBuilds, toSeconds } from './build/showBuilds';
import { startCommand } from './command';

const command = {
  usage:
    'npm run build -- [version …] [--language zh] [--host https://v6.example.com] [--keep-old] [--list]',
  options: {
    host: { type: 'string' },
    'keep-old': { type: 'boolean', default: false },
    language: { type: 'string' },
    list: { type: 'boolean' },
  },
  arguments: [0, Infinity],
} as const;

function printBuilds(builds: readonly BuiltVersion[]): void {
  const list = builds.map((version) => {
    const { name, language } = version;
    return { id: toBuildName(version), name, language };
  });
  console.log(JSON.stringify(list));
}

/** Builds versions side by side, and prints how each went. */
async function buildVersions(
  site: Site,
  versions: readonly BuiltVersion[],
  keepOld: boolean,
): Promise<void> {
  const apis = await prepareApis(site, siteDir, { library, reference }, console.log);
  const apiFiles = apis.map(({ file }) => file);
  const known = await readKnownVersions(site, siteDir);
  const memory = Math.min(freemem(), process.constrainedMemory() || Infinity);
  const pages = Math.max(...known.map(({ titles }) => titles.size));
  const concurrency = toConcurrency({ cores: availableParallelism(), memory }, pages);
  const builds = versions.map((version) => ({
    label: toBuildLabel(version),
    run: async (onStage: (stage: string) => void) => {
      const moves = toMoves(version.name, known, movedPages);
      return (await buildVersion({ version, apiFiles, moves, keepOld, onStage })).built;
    },
  }));
  const problems = await showBuilds(builds, concurrency, ownDir);
  if (problems.length > 0) {
    throw new Error(`\n${problems.join('\n\n')}`);
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

void startCommand(command, async ({ values, positionals: names }) => {
  const started = Date.now();
  if (values.host !== undefined && names.length !== 1) {
    throw new Error('--host takes one version: npm run build -- v6 --host https://v6.example.com');
  }
  const site = validateSite(toHostedSite(rawSite, names[0], values.host), releasedVersions);
  const all = listBuilds(site);
  if (values.list) {
    printBuilds(all);
    return;
  }
  const wanted = selectBuilds(all, names, values.language);
  const notice = renderLicenseNotice(
    readLicenseKey(process.env),
    wanted.map(({ dir }) => dir),
  );
  if (notice !== undefined) {
    console.log(notice);
  }
  await buildVersions(site, wanted, values['keep-old']);
  for (const host of collectHosts(site, all, siteDir)) {
    if (host.versions.some((version) => wanted.includes(version))) {
      await assemble(site, host);
    }
  }
  await removeGoneHosts(site, siteDir);
  await removeGoneBuilds(all);
  console.log(`Done in ${toSeconds(Date.now() - started)}`);
});
