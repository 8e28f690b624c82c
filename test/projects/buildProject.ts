import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findUndeclared } from './findUndeclared';
import type { DemoProject } from './readProject';
import { runCommand } from './runCommand';

async function writeFiles(dir: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, name)), { recursive: true });
    await writeFile(path.join(dir, name), text);
  }
}

/**
 * Builds a demo's project, and checks its types where that is asked for.
 *
 * @param root absolute path of a folder where the packages of the project are installed
 * @throws an error with the packages that it does not ask for, or the end of what the failing command printed
 */
export async function buildProject({ id, files, typed }: DemoProject, root: string): Promise<void> {
  const undeclared = findUndeclared(files);
  if (undeclared.length > 0) {
    throw new Error(`Its package.json does not ask for ${undeclared.join(', ')}.`);
  }
  const dir = path.join(root, id);
  const bin = (name: string) => path.join(root, 'node_modules/.bin', name);
  await writeFiles(dir, files);
  await runCommand(bin('vite'), ['build', dir]);
  if (typed) {
    await runCommand(bin('tsc'), ['-p', dir, '--pretty', 'false']);
  }
}
