import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteDir } from '../../shared/server/siteDir';
import { throwProblems } from '../../shared/server/throwProblems';
import { toKebabName } from '../../shared/toKebabName';
import type { Template } from '../types';
import { checkTemplate, type TemplateFolder } from './checkTemplate';

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

function toTemplate({ name, text = '', components }: TemplateFolder): Template {
  const demo = components.find((component) => toKebabName(component) === name) ?? '';
  return { name, demo, ...(JSON.parse(text) as Pick<Template, 'title' | 'description' | 'shows'>) };
}

/**
 * Reads the page templates of a version: the folders in its `templates`, ordered by their titles.
 *
 * @param versionDir absolute path
 * @returns none for a version without that folder
 * @throws an error with all that is wrong with all of them
 */
export async function readTemplates(versionDir: string): Promise<Template[]> {
  const dir = path.join(versionDir, 'templates');
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  const folders = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => readFolder(path.join(dir, name))),
  );
  throwProblems('The page templates cannot be shown', folders.flatMap(checkTemplate));
  return folders.map(toTemplate).toSorted((a, b) => (a.title < b.title ? -1 : 1));
}
