import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { cacheDir, siteDir } from '../../core/server/files';
import { readLicenseKey } from '../../core/server/license';
import type { Moves } from '../../core/server/movedPages';
import { runCommand } from '../../core/server/processes';
import { type BuiltVersion, toBuildName } from '../../core/server/versions';
import { hashVersion } from './versionHash';

/**
 * Runs Docusaurus for one version in one language. Each has its own folder of generated files,
 * so that two can be built side by side.
 */
export function runDocusaurus(
  args: readonly string[],
  version: Pick<BuiltVersion, 'name' | 'language' | 'host'>,
  output: 'inherit' | 'collect',
): Promise<void> {
  const environment = {
    DOCS_VERSION: version.name,
    DOCS_LANGUAGE: version.language,
    DOCS_HOST: version.host ?? '',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${toBuildName(version)}`,
  };
  return runCommand('docusaurus', args, environment, output);
}

/** Where outputs are kept by the hash of what they were built from. */
const outputsDir = path.join(cacheDir, 'x-docs');

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

/** Type-checks the demos and the mount file of a version against that version's own packages. */
async function checkTypes({ name, dir }: BuiltVersion): Promise<void> {
  const info = path.join(outputsDir, `${name}.tsbuildinfo`);
  const args = ['-p', dir, '--incremental', '--tsBuildInfoFile', info, '--pretty', 'false'];
  try {
    await runCommand('tsc', args, {}, 'collect');
  } catch (error) {
    throw new Error(
      `These do not type-check against the packages of ${name}:\n${(error as Error).message}`,
    );
  }
}

/**
 * Returns the output that was built last, whether or not it is up to date; nothing before the first
 * build. An output is kept until the next one is whole, so there is one at the most.
 */
export async function findLastOutput(version: BuiltVersion): Promise<VersionOutput | undefined> {
  const folder = path.join(outputsDir, toBuildName(version));
  const names = existsSync(folder) ? await readdir(folder) : [];
  const hash = names.find((name) => !name.endsWith('.unfinished'));
  return hash === undefined ? undefined : { version, hash, dir: path.join(folder, hash) };
}

/**
 * Brings the output of a version up to date.
 *
 * @param keepOld whether an old version is left as it was built when only the platform has changed since
 * @param apiFiles the extracted API of each version
 * @param moves where its pages and those of other versions are in each other
 * @returns the output, and whether it had to be built: not when nothing that it depends on has changed
 * @throws an error with the problems of types and pages together, each with its file and line
 */
export async function buildVersion(
  version: BuiltVersion,
  apiFiles: readonly string[],
  moves: Moves,
  keepOld = false,
): Promise<VersionOutput & { built: boolean }> {
  const licenseKey = readLicenseKey(process.env);
  const { own, platform } = await hashVersion({ version, siteDir, apiFiles, licenseKey, moves });
  const hash = `${own}-${platform}`;
  const last = keepOld && !version.current ? await findLastOutput(version) : undefined;
  if (last?.hash.startsWith(`${own}-`)) {
    return { ...last, built: false };
  }
  const folder = path.join(outputsDir, toBuildName(version));
  const output = { version, hash, dir: path.join(folder, hash) };
  if (existsSync(output.dir)) {
    return { ...output, built: false };
  }
  const unfinished = `${output.dir}.unfinished`;
  await mkdir(folder, { recursive: true });
  const results = await Promise.allSettled([
    // Demos are the same in every language: the English build looks at them.
    version.language === 'en' ? checkTypes(version) : undefined,
    runDocusaurus(['build', '--out-dir', unfinished], version, 'collect'),
  ]);
  const problems = results.flatMap((result) =>
    result.status === 'rejected' ? [(result.reason as Error).message] : [],
  );
  if (problems.length > 0) {
    await rm(unfinished, { recursive: true, force: true });
    throw new Error(`${toBuildLabel(version)} was not built.\n\n${problems.join('\n\n')}`);
  }
  const older = (await readdir(folder)).filter((name) => name !== path.basename(unfinished));
  await Promise.all(older.map((name) => rm(path.join(folder, name), { recursive: true })));
  await rename(unfinished, output.dir);
  return { ...output, built: true };
}
