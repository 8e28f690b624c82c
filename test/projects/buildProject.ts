import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toProject } from '../../plugins/demos/client/toProject';
import { readVersionPackages } from '../../plugins/demos/server/readVersionPackages';
import type { ProjectCase } from './collectCases';
import type { Installer } from './createInstaller';
import { readDemoSource } from './readDemoSource';
import { runCommand } from './runCommand';

async function writeFiles(dir: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), text);
  }
}

/**
 * Does with a demo's project what an online editor does: installs its packages and builds it, and
 * checks its types where it has some.
 *
 * @throws an error with the end of what the failing command printed
 */
export async function buildProject(project: ProjectCase, installer: Installer): Promise<void> {
  const { version, demo, style, variant } = project;
  const source = await readDemoSource(demo, style, variant);
  const packages = await readVersionPackages(version.dir);
  const title = `${demo.name} | ${version.label}`;
  const { files } = toProject({ name: demo.name, title, style, variant, source, packages });
  const dir = await mkdtemp(path.join(tmpdir(), `project-${demo.name}-`));
  const bin = (name: string) => path.join(dir, 'node_modules/.bin', name);
  try {
    await writeFiles(dir, files);
    const installed = await installer.install(files['package.json'] ?? '');
    await symlink(installed, path.join(dir, 'node_modules'));
    await runCommand(bin('vite'), ['build', dir]);
    if (variant === 'TS') {
      await runCommand(bin('tsc'), ['-p', dir, '--pretty', 'false']);
    }
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
