import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import ts from 'typescript';
import type { LibrarySettings } from '../../../core/library';
import {
  finishEntry,
  markAsUsed,
  removeUnused,
  toUnfinished,
} from '../../../core/server/cacheFolder';
import { hashFiles, readLockedPackages } from '../../../core/server/cacheKey';
import { cacheDir, platformDir, toRelative } from '../../../core/server/files';
import { throwProblems } from '../../../core/server/problems';
import { runCommand } from '../../../core/server/processes';
import { readApiEntries } from '../../../core/server/sidebar';
import { type BuiltVersion, findVersion } from '../../../core/server/versions';
import type { Product, Site } from '../../../core/types';

/** Where what was extracted of a version is kept. */
export interface ApiFile {
  version: BuiltVersion;
  /** Absolute path; its name holds a hash of all that the extraction depends on. */
  file: string;
}

const pluginDir = path.join(__dirname, '..');
const siteModules = path.join(platformDir, 'core/server/siteModules.cjs');

/** The code that decides what is extracted, from the plugin's folder. */
const extractorPatterns = [
  '../../core/{library,names,server/compiler}.ts',
  'extract.ts',
  'paths.ts',
  'types.ts',
  'server/{extract,package-files}/**/*.ts',
  'uses/syntax.ts',
];

/** Extractions at a time: each is a process on one core, and takes about 1 GB. */
const MAX_EXTRACTIONS = 2;

/** Files of a version that are kept, for other branches and other checkouts. */
const MAX_FILES = 4;

/**
 * Hashes what the API is read from: the version's packages, what those depend on, how it compiles them,
 * the settings, and the code that reads.
 */
export async function hashInputs(
  version: BuiltVersion,
  siteDir: string,
  settings: LibrarySettings<Product>,
): Promise<string> {
  const entries = await readApiEntries(version, siteDir);
  const hash = createHash('sha256').update(ts.version);
  await hashFiles(hash, pluginDir, extractorPatterns);
  return hash
    .update(JSON.stringify(settings))
    .update(await readFile(path.join(version.dir, 'package.json')))
    .update(await readFile(path.join(version.dir, 'tsconfig.json')))
    .update((await readLockedPackages(siteDir, toRelative(siteDir, version.dir))).join('\n'))
    .update(entries.map(({ product, kebabName }) => `${product}/${kebabName}`).join('\n'))
    .digest('hex')
    .slice(0, 16);
}

async function prepareApi(
  version: BuiltVersion,
  siteDir: string,
  settings: LibrarySettings<Product>,
  print: (line: string) => void,
): Promise<ApiFile> {
  const folder = path.join(cacheDir, 'x-docs-api', version.name);
  const name = `${await hashInputs(version, siteDir, settings)}.json`;
  const file = path.join(folder, name);
  if (existsSync(file)) {
    await markAsUsed(file);
    return { version, file };
  }
  print(`${version.label}: reading its API`);
  await mkdir(folder, { recursive: true });
  const unfinished = toUnfinished(file);
  const script = path.join(pluginDir, 'extract.ts');
  const args = [
    '--require',
    siteModules,
    script,
    version.name,
    unfinished,
    JSON.stringify(settings),
  ];
  await runCommand('tsx', args, {}, 'collect');
  await finishEntry(unfinished, file);
  await removeUnused(folder, MAX_FILES);
  return { version, file };
}

/**
 * Brings the extracted API of every version up to date: a page shows what other versions have.
 *
 * @param settings what `library.ts` says of the library
 * @param print gets a line for each version whose extraction begins
 * @returns a file for each version, newest first
 * @throws an error with the problems of all versions
 */
export async function prepareApis(
  site: Site,
  siteDir: string,
  settings: LibrarySettings<Product>,
  print: (line: string) => void = () => {},
): Promise<ApiFile[]> {
  const versions = site.versions.map(({ name }) => findVersion(site, name, siteDir));
  const prepare = (version: BuiltVersion) =>
    prepareApi(version, siteDir, settings, print).catch(
      (error: Error) => `${version.label}: ${error.message}`,
    );
  const results = await pMap(versions, prepare, { concurrency: MAX_EXTRACTIONS });
  throwProblems(
    'Cannot extract the API',
    results.filter((result) => typeof result === 'string'),
  );
  return results.filter((result) => typeof result !== 'string');
}
