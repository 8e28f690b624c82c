import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundlerCaches, removeOldCaches } from '../../core/server/bundlerCache';
import {
  finishEntry,
  listEntries,
  markAsUsed,
  removeGone,
  removeUnused,
  toUnfinished,
} from '../../core/server/cacheFolder';
import { cacheDir, siteDir } from '../../core/server/files';
import { readLicenseKey } from '../../core/server/license';
import type { Moves } from '../../core/server/movedPages';
import { runCommand } from '../../core/server/processes';
import { type BuiltVersion, toBuildName } from '../../core/server/versions';
import { checkTypes } from './checkTypes';
import { hashVersion } from './versionHash';

/**
 * Runs Docusaurus for one version in one language. Each has its own folder of generated files,
 * so that two can be built side by side.
 */
export function runDocusaurus(
  args: readonly string[],
  version: Pick<BuiltVersion, 'name' | 'language' | 'host'>,
  output: 'inherit' | 'collect',
  onStage?: (stage: string) => void,
): Promise<void> {
  const environment = {
    DOCS_VERSION: version.name,
    DOCS_LANGUAGE: version.language,
    DOCS_HOST: version.host ?? '',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${toBuildName(version)}`,
  };
  return runCommand('docusaurus', args, environment, output, onStage);
}

/** Outputs, by the hash of what they were built from. */
const outputsDir = path.join(cacheDir, 'x-docs');

/** What belongs to this checkout, even when several share the outputs. */
export const ownDir = path.join(siteDir, 'node_modules/.cache/x-docs-build');

/** Outputs of a version that are kept, for other branches and other checkouts. */
const MAX_OUTPUTS = 4;

export interface VersionOutput {
  version: BuiltVersion;
  /** Hash of what it was built from: of the version's own files, a hyphen, and of the platform. */
  hash: string;
  /** Absolute path of the output. */
  dir: string;
}

/** Returns what messages call a build: `v4`, `v4 (zh)`. */
export const toBuildLabel = ({ label, language }: BuiltVersion): string =>
  language === 'en' ? label : `${label} (${language})`;

const toFolder = (version: BuiltVersion) => path.join(outputsDir, toBuildName(version));

/** Returns the file that holds the hash of the output that this checkout used last. */
const toLastFile = (version: BuiltVersion) => path.join(ownDir, `${toBuildName(version)}.last`);

/**
 * Returns the output that this checkout used last, or else the newest one, whether or not it is up to
 * date, and marks it as used; nothing before the first build.
 */
export async function findLastOutput(version: BuiltVersion): Promise<VersionOutput | undefined> {
  const hashes = await listEntries(toFolder(version));
  const last = await readFile(toLastFile(version), 'utf8').catch(() => '');
  const hash = hashes.includes(last) ? last : hashes[0];
  if (hash === undefined) {
    return undefined;
  }
  const dir = path.join(toFolder(version), hash);
  await markAsUsed(dir);
  return { version, hash, dir };
}

/** Notes that this checkout uses an output, and removes those that weren't used for longest. */
async function noteOutput({ version, hash, dir }: VersionOutput): Promise<void> {
  await markAsUsed(dir);
  await writeFile(toLastFile(version), hash);
  await removeUnused(toFolder(version), MAX_OUTPUTS);
}

/** Removes what builds of versions and languages have left that the site has no more. */
export async function removeGoneBuilds(builds: readonly BuiltVersion[]): Promise<void> {
  const versions = new Set(builds.map(({ name }) => name));
  // A version is also built for its own host, whatever the site says.
  const names = new Set(
    builds.flatMap((build) => [toBuildName(build), toBuildName({ ...build, host: '' })]),
  );
  await removeGone(outputsDir, names);
  await removeGone(path.join(cacheDir, 'x-docs-rendered'), names);
  await removeGone(path.join(cacheDir, 'x-docs-api'), versions);
  for (const folder of [...Object.values(bundlerCaches), '.docusaurus']) {
    await removeGone(path.join(siteDir, folder), names);
  }
}

interface Wanted {
  version: BuiltVersion;
  /** The extracted API of each version. */
  apiFiles: readonly string[];
  /** Where its pages and those of other versions are in each other. */
  moves: Moves;
  /** Whether an old version is left as it was built when only the platform has changed since. */
  keepOld?: boolean;
  /** Is called when the build begins a stage of its work. */
  onStage?: (stage: string) => void;
}

/**
 * Brings the output of a version up to date.
 *
 * @returns the output, and whether it had to be built: not when nothing that it depends on has changed
 * @throws an error with the problems of types and pages together, each with its file and line
 */
export async function buildVersion({
  version,
  apiFiles,
  moves,
  keepOld = false,
  onStage,
}: Wanted): Promise<VersionOutput & { built: boolean }> {
  await mkdir(ownDir, { recursive: true });
  const licenseKey = readLicenseKey(process.env);
  const { own, platform } = await hashVersion({ version, siteDir, apiFiles, licenseKey, moves });
  const hash = `${own}-${platform}`;
  const last = keepOld && !version.current ? await findLastOutput(version) : undefined;
  if (last?.hash.startsWith(`${own}-`)) {
    await noteOutput(last);
    return { ...last, built: false };
  }
  const output = { version, hash, dir: path.join(toFolder(version), hash) };
  if (existsSync(output.dir)) {
    await noteOutput(output);
    return { ...output, built: false };
  }
  const unfinished = toUnfinished(output.dir);
  await mkdir(path.dirname(unfinished), { recursive: true });
  const results = await Promise.allSettled([
    // Demos are the same in every language: the English build checks them.
    version.language === 'en' ? checkTypes(version, siteDir, ownDir) : undefined,
    runDocusaurus(['build', '--out-dir', unfinished], version, 'collect', onStage),
  ]);
  const problems = results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as Error).message] : [],
  );
  if (problems.length > 0) {
    await rm(unfinished, { recursive: true, force: true });
    throw new Error(`${toBuildLabel(version)} was not built.\n\n${problems.join('\n\n')}`);
  }
  await finishEntry(unfinished, output.dir);
  await noteOutput(output);
  await removeOldCaches(siteDir, toBuildName(version));
  return { ...output, built: true };
}
