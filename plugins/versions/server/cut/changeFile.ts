import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { siteDir } from '../../../shared/server/siteDir';

/**
 * Changes a file; one that stays the same is not written.
 *
 * @param file path from the project's folder
 * @returns whether it changed
 */
export async function changeFile(file: string, change: (text: string) => string): Promise<boolean> {
  const absolute = path.join(siteDir, file);
  const before = await readFile(absolute, 'utf8');
  const after = change(before);
  if (after === before) {
    return false;
  }
  await writeFile(absolute, after);
  return true;
}
