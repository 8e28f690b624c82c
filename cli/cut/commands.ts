/** The tools that a cut runs: Git, and Prettier for what it writes. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import * as prettier from 'prettier';
import { siteDir } from '../../core/server/files';
import { runCommand } from '../../core/server/processes';
import { type Change, changeFile } from './edits';

const execute = promisify(execFile);

/** Runs Git in the project's folder and returns what it prints, without the end of the last line. */
export async function runGit(...args: readonly string[]): Promise<string> {
  const { stdout } = await execute('git', args, { cwd: siteDir, maxBuffer: Infinity });
  return stdout.trimEnd();
}

/** Formats files of the project, as `npm run format` does. */
export function formatFiles(...patterns: readonly string[]): Promise<void> {
  return runCommand('prettier', ['--write', '--log-level', 'warn', ...patterns], {}, 'collect');
}

/** Changes a file of the project and formats it, or leaves it as it is. */
export function changeCode(file: string, change: Change): Promise<void> {
  return changeFile(file, async (text) => {
    const filepath = path.join(siteDir, file);
    const options = await prettier.resolveConfig(filepath);
    return prettier.format(await change(text), { ...options, filepath });
  });
}
