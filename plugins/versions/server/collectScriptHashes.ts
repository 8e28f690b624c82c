import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { mapFiles } from '../../shared/server/mapFiles';
import { hashInlineScripts } from './hashInlineScripts';

/**
 * Returns the hashes of all inline scripts of a built site, sorted.
 *
 * @param dir absolute path of the folder
 */
export async function collectScriptHashes(dir: string): Promise<string[]> {
  const files = await Globby(['**/*.html'], { cwd: dir });
  const hashes = await mapFiles(files, async (file) =>
    hashInlineScripts(await readFile(path.join(dir, file), 'utf8')),
  );
  return [...new Set(hashes.flat())].toSorted();
}
