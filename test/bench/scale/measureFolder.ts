import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';

/** Returns the bytes of all files in a folder. */
export async function measureFolder(dir: string): Promise<number> {
  const files = await Globby('**', { cwd: dir, dot: true });
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(path.join(dir, file))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
