import { createHash } from 'node:crypto';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { hashFiles, readLockedPackages } from '../../core/server/cacheKey';
import { createDiskCache } from '../../core/server/diskCache';
import { toRelative } from '../../core/server/files';
import { runCommand } from '../../core/server/processes';
import type { BuiltVersion } from '../../core/server/versions';

/**
 * Returns what the types of a version depend on beside the code of the platform: a hash of the version's code
 * and packages.
 */
export async function hashTypes(version: BuiltVersion, siteDir: string): Promise<string> {
  const workspace = toRelative(siteDir, version.dir);
  const hash = createHash('sha256');
  await hashFiles(hash, siteDir, [`${workspace}/**/*.{ts,tsx,json}`]);
  hash.update((await readLockedPackages(siteDir, workspace)).join('\n'));
  return hash.digest('hex');
}

/**
 * Type-checks the demos and the mount file of a version against that version's own packages, unless they
 * have passed before: a program for each `tsconfig.json` and `tsconfig.<name>.json` of the version. Demos that
 * import what changes the types of others, as adapters of another date library do, have one to themselves.
 *
 * @param ownDir absolute path of a folder that belongs to this checkout
 * @throws an error with the problems of all programs
 */
export async function checkTypes(
  version: BuiltVersion,
  siteDir: string,
  ownDir: string,
): Promise<void> {
  const { name, dir } = version;
  const remember = await createDiskCache<boolean>('types', siteDir);
  await remember([await hashTypes(version, siteDir)], async () => {
    // The compiler doesn't notice that a package has another version of one that it depends on.
    const packages = await readLockedPackages(siteDir, toRelative(siteDir, dir));
    const key = createHash('sha256').update(packages.join('\n')).digest('hex').slice(0, 8);
    const problems: string[] = [];
    for (const config of (await Globby('tsconfig*.json', { cwd: dir })).toSorted()) {
      const program = path.basename(config, '.json').replace('tsconfig', name);
      const info = path.join(ownDir, `${program}-${key}.tsbuildinfo`);
      const args = ['-p', path.join(dir, config), '--incremental', '--tsBuildInfoFile', info];
      await runCommand('tsc', [...args, '--pretty', 'false'], {}, 'collect').catch(
        (error: unknown) => problems.push((error as Error).message),
      );
    }
    if (problems.length > 0) {
      throw new Error(`Type errors against the packages of ${name}:\n${problems.join('\n')}`);
    }
    return true;
  });
}
