import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

export interface CopyResult {
  /** Exit code; 1 when it was killed. */
  code: number;
  /** All that it printed, without colors. */
  output: string;
}

/**
 * Runs a script of a copy of the project, there.
 *
 * @param stopAt what it is interrupted after, as by Ctrl+C, when it prints that
 */
export function runInCopy(
  copy: string,
  script: string,
  args: readonly string[] = [],
  stopAt?: string,
): Promise<CopyResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
      cwd: copy,
      // Jest's own environment would make it a build for tests; the copy has its own cache.
      env: { ...process.env, NODE_ENV: undefined, NO_COLOR: '1', DOCS_CACHE_DIR: undefined },
      // A group of its own, all of which a terminal would interrupt.
      detached: true,
    });
    let output = '';
    let stopped = false;
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
      if (stopAt && !stopped && output.includes(stopAt) && child.pid) {
        stopped = true;
        process.kill(-child.pid, 'SIGINT');
      }
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }),
    );
  });
}
