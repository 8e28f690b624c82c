import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { toProject } from '../../plugins/demos/client/toProject';
import { readVersionPackages } from '../../plugins/demos/server/readVersionPackages';
import { packageManager } from '../../package.json';
import { runProcess } from '../stages/runProcess';
import type { ProjectCase } from './collectCases';
import { readDemoSource } from './readDemoSource';

/** How much of what a command printed is shown when it fails, in lines. */
const shown = 40;

async function writeFiles(dir: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), text);
  }
}

async function run(command: string, args: readonly string[]): Promise<void> {
  const { code, output } = await runProcess(command, args);
  if (code !== 0) {
    const end = output.trimEnd().split('\n').slice(-shown).join('\n');
    throw new Error(`${path.basename(command)} ${args.join(' ')} ended with code ${code}:\n${end}`);
  }
}

/**
 * Does with a demo's project what an online editor does: installs its packages and builds it, and
 * checks its types where it has some.
 *
 * @throws an error with the end of what the failing command printed
 */
export async function buildProject(project: ProjectCase): Promise<void> {
  const { version, demo, style, variant } = project;
  const source = await readDemoSource(demo, style, variant);
  const packages = await readVersionPackages(version.dir);
  const title = `${demo.name} | ${version.label}`;
  const { files } = toProject({ name: demo.name, title, style, variant, source, packages });
  const dir = await mkdtemp(path.join(tmpdir(), `project-${demo.name}-`));
  const bin = (name: string) => path.join(dir, 'node_modules/.bin', name);
  try {
    await writeFiles(dir, files);
    const install = ['-C', dir, 'install', '--prefer-offline', '--ignore-workspace'];
    await run('npx', ['--yes', packageManager, ...install, '--no-lockfile']);
    await run(bin('vite'), ['build', dir]);
    if (variant === 'TS') {
      await run(bin('tsc'), ['-p', dir, '--pretty', 'false']);
    }
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
