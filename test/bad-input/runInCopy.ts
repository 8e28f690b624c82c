import { spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Runs a script of a copy of the project, such as `plugins/versions/build.ts`, as npm does. */
export function runInCopy(
  copy: string,
  script: string,
  args: readonly string[] = [],
): Promise<{ code: number; output: string }> {
  const tsx = path.join(copy, 'node_modules/.bin/tsx');
  return new Promise((resolve, reject) => {
    const child = spawn(tsx, [script, ...args], {
      cwd: copy,
      // Jest's own environment would make it a build for tests; the copy has its own cache.
      env: { ...process.env, NODE_ENV: undefined, NO_COLOR: '1', DOCS_CACHE_DIR: undefined },
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }),
    );
  });
}
