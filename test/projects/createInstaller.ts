import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packageManager } from '../../package.json';
import { runCommand } from './runCommand';

/** Installs packages of projects; those that ask for the same packages share them. */
export interface Installer {
  /**
   * Returns the `node_modules` with the packages of a project.
   *
   * @param manifest text of its `package.json`
   * @throws an error with the end of what the package manager printed
   */
  install: (manifest: string) => Promise<string>;
  /** Takes all of them away. */
  remove: () => Promise<void>;
}

export async function createInstaller(): Promise<Installer> {
  const root = await mkdtemp(path.join(tmpdir(), 'project-packages-'));
  const installed = new Map<string, Promise<string>>();

  const installNew = async (manifest: string) => {
    const dir = await mkdtemp(path.join(root, 'packages-'));
    await writeFile(path.join(dir, 'package.json'), manifest);
    const install = ['-C', dir, 'install', '--prefer-offline', '--ignore-workspace'];
    await runCommand('npx', ['--yes', packageManager, ...install, '--no-lockfile']);
    return path.join(dir, 'node_modules');
  };

  return {
    install(text) {
      const named = JSON.parse(text) as { name: string; description: string };
      // What they are called makes no difference to what is installed.
      const manifest = JSON.stringify({ ...named, name: 'project', description: '' });
      const packages = installed.get(manifest) ?? installNew(manifest);
      installed.set(manifest, packages);
      return packages;
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
