import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { mapFiles } from '../../../core/server/files';
import type { OfflineFile } from '../types';

/** Files whose names carry a hash of their content. */
const hashedFile = /^assets\//;

/** What no page asks for: pictures for those who share it, redirects, files for crawlers and models. */
const unneeded =
  /^(?:og|r)\/|^(?:llms.*\.txt|sitemap\.xml|404\.html|offline\.json|sw\.js)$|\/llms\.txt$/;

/** The path by which a file is asked for: pages have no ending. */
const toRequestPath = (file: string) => (file === 'index.html' ? '' : file.replace(/\.html$/, ''));

/**
 * Reads the files of a version's output that its pages ask for, in the order of their names.
 *
 * @param outDir absolute path of the output
 */
export async function readOutput(outDir: string): Promise<OfflineFile[]> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.posix.relative(outDir, path.posix.join(parentPath, name)))
    .filter((file) => !unneeded.test(file))
    .toSorted();
  return mapFiles(files, async (file): Promise<OfflineFile> => {
    const content = await readFile(path.join(outDir, file));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    return [toRequestPath(file), hashedFile.test(file) ? '' : hash, content.length];
  });
}
