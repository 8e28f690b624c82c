import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { siteDir } from '../../shared/server/siteDir';

/** A line of the compiler about an error, or one that belongs to it. */
const isError = (line: string) => /: error TS\d+:|^\s+\S/.test(line);

/**
 * Type-checks the demos of a version again whenever a file changes, for as long as the development
 * server runs, and tells the errors with their lines. It gives way to the server.
 *
 * @param dir absolute path of the version's folder
 * @param print shows a line in the terminal
 * @returns ends it
 */
export function watchTypes(dir: string, print: (line: string) => void): () => void {
  const child = spawn(
    path.join(siteDir, 'node_modules/.bin/tsc'),
    ['-p', dir, '--watch', '--preserveWatchOutput', '--pretty', 'false'],
    { cwd: siteDir, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  if (child.pid !== undefined) {
    setPriority(child.pid, constants.priority.PRIORITY_LOW);
  }
  // Without the compiler the server works all the same, and a build checks.
  child.on('error', ({ message }) => print(`Types are not checked: ${message}`));
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (isError(line)) {
      print(line);
    }
  });
  return () => child.kill();
}
