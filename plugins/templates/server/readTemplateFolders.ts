import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteDir } from '../../../core/server/files';
import type { TemplateFolder } from './checkTemplate';

async function readFolder(dir: string): Promise<TemplateFolder> {
  const text = await readFile(path.join(dir, 'template.json'), 'utf8').catch(() => undefined);
  const files = await readdir(dir);
  return {
    dir: path.relative(siteDir, dir),
    name: path.basename(dir),
    text,
    components: files.flatMap((file) => /^(.+)\.tsx$/.exec(file)?.[1] ?? []),
  };
}

/**
 * Reads the folders of a version's page templates as they are, right or wrong.
 *
 * @param versionDir absolute path
 * @returns none for a version without templates
 */
export async function readTemplateFolders(versionDir: string): Promise<TemplateFolder[]> {
  const dir = path.join(versionDir, 'templates');
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  return Promise.all(
    entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => readFolder(path.join(dir, name))),
  );
}
