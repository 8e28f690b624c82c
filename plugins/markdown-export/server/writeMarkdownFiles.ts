import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mapFiles } from '../../../core/server/files';
import type { MarkdownFile } from './renderPages';

/**
 * Writes files into the folder of a build.
 *
 * @param basePath path that the folder is served under, with both slashes
 */
export async function writeMarkdownFiles(
  outDir: string,
  basePath: string,
  files: readonly MarkdownFile[],
): Promise<void> {
  await mapFiles(files, async ({ pathname, text }) => {
    const file = path.join(outDir, pathname.slice(basePath.length));
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  });
}
