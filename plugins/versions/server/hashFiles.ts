import { createHash, type Hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { mapFiles } from '../../shared/server/mapFiles';

/** What never changes a build: packages (the lockfile speaks for them), and tests. */
const ignored = ['**/node_modules/**', '**/*.test.*', '**/*.tsbuildinfo'];

/**
 * Adds the paths and contents of files to a hash, in the order of their paths.
 *
 * @param dir absolute path that the patterns and the hashed paths are relative to
 * @param without patterns of files that are left out
 */
export async function hashFiles(
  hash: Hash,
  dir: string,
  patterns: readonly string[],
  without: readonly string[] = [],
): Promise<void> {
  const files = await Globby([...patterns], {
    cwd: dir,
    ignore: [...ignored, ...without],
    dot: false,
  });
  const contents = await mapFiles(files.toSorted(), async (file) => {
    const content = await readFile(path.join(dir, file));
    return `${file} ${createHash('sha256').update(content).digest('hex')}\n`;
  });
  contents.forEach((line) => hash.update(line));
}
