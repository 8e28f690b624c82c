import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { VersionPages } from '../types';

/** Writes `versions/<name>.json` into the output of a version, for the version menus of the others. */
export async function writeVersionPages(
  outDir: string,
  name: string,
  pages: VersionPages,
): Promise<void> {
  const folder = path.join(outDir, 'versions');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}.json`), JSON.stringify(pages));
}
