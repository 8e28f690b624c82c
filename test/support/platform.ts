/** The platform as the package that other sites depend on. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import packageJson from '../../package.json';
import { siteDir } from './site';

const execute = promisify(execFile);

/**
 * Packs the platform, and puts it into the packages of a site as an installation would: with what it depends
 * on, and nothing that only its own tests need.
 *
 * @param dir absolute path of the site
 * @returns the integrity of the package, for the lockfile
 */
export async function installPlatform(dir: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'package-'));
  try {
    const { stdout } = await execute('npm', ['pack', '--json', '--pack-destination', folder], {
      cwd: siteDir,
      maxBuffer: 2 ** 26,
    });
    const [packed] = JSON.parse(stdout) as { filename: string; integrity: string }[];
    const target = path.join(dir, 'node_modules/x-docs');
    await rm(target, { recursive: true, force: true });
    await mkdir(path.join(target, 'node_modules'), { recursive: true });
    const archive = path.join(folder, packed?.filename ?? '');
    await execute('tar', ['-xzf', archive, '-C', target, '--strip-components=1']);
    const bin = path.join(dir, 'node_modules/.bin/x-docs');
    await mkdir(path.dirname(bin), { recursive: true });
    await rm(bin, { force: true });
    await symlink(path.join(target, packageJson.bin), bin);
    for (const name of Object.keys(packageJson.dependencies)) {
      const link = path.join(target, 'node_modules', name);
      await mkdir(path.dirname(link), { recursive: true });
      await symlink(path.join(siteDir, 'node_modules', name), link);
    }
    return packed?.integrity ?? '';
  } finally {
    await rm(folder, { recursive: true });
  }
}
