import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { siteDir } from '../../../shared/server/siteDir';
import { changeFile } from './changeFile';
import { toFrozenText } from './toFrozenText';

/**
 * Makes files that were copied from the current version those of the frozen one.
 *
 * @param dir the frozen version's folder, from the project's
 */
export async function freezeFiles(dir: string, version: string): Promise<void> {
  const files = await Globby('**/*.{ts,tsx,mdx,json}', { cwd: path.join(siteDir, dir) });
  await Promise.all(
    files.map((file) =>
      changeFile(path.posix.join(dir, file), (text) => toFrozenText(text, file, version)),
    ),
  );
}
