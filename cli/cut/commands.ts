import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { siteDir } from '../../core/server/files';

const execute = promisify(execFile);

/** Runs Git in the project's folder and returns what it prints, without the end of the last line. */
export async function runGit(...args: readonly string[]): Promise<string> {
  const { stdout } = await execute('git', args, { cwd: siteDir, maxBuffer: Infinity });
  return stdout.trimEnd();
}
