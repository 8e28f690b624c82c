import { spawn } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Runs what `npm run build -- <version>` runs, in a copy of the project. */
export function buildCopy(
  copy: string,
  version: string,
): Promise<{ code: number; output: string }> {
  const tsx = path.join(copy, 'node_modules/.bin/tsx');
  return new Promise((resolve, reject) => {
    const child = spawn(tsx, ['plugins/versions/build.ts', version], {
      cwd: copy,
      // Jest's own environment would make it a build for tests.
      env: { ...process.env, NODE_ENV: undefined, NO_COLOR: '1' },
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
