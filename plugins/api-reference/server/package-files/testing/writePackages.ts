import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Writes a `node_modules` for a test.
 *
 * @param files code by path: `@acme/x-graphs/index.js`
 * @returns its absolute path
 */
export async function writePackages(files: Record<string, string>): Promise<string> {
  const dir = path.join(await mkdtemp(path.join(tmpdir(), 'packages-')), 'node_modules');
  for (const [file, code] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), code);
  }
  return dir;
}
