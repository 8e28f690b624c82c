import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packageManager } from '../../package.json';
import { runCommand } from './runCommand';

/**
 * Installs the packages of a `package.json` in a new folder.
 *
 * @param manifest its text
 * @returns absolute path of the folder
 * @throws an error with the end of what the package manager printed
 */
export async function installPackages(manifest: string): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'projects-'));
  await writeFile(path.join(dir, 'package.json'), manifest);
  const install = ['-C', dir, 'install', '--prefer-offline', '--ignore-workspace'];
  await runCommand('npx', ['--yes', packageManager, ...install, '--no-lockfile']);
  return dir;
}
