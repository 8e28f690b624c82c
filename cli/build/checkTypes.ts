import { createHash } from 'node:crypto';
import path from 'node:path';
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
 * have passed before.
 *
 * @param ownDir absolute path of a folder that belongs to this checkout
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
    const info = path.join(ownDir, `${name}-${key}.tsbuildinfo`);
    const args = ['-p', dir, '--incremental', '--tsBuildInfoFile', info, '--pretty', 'false'];
    try {
      await runCommand('tsc', args, {}, 'collect');
    } catch (error) {
      throw new Error(`Type errors against the packages of ${name}:\n${(error as Error).message}`);
    }
    return true;
  });
}
