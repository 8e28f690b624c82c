import { throwProblems } from '../../../core/server/problems';
import { toKebabName } from '../../../core/names';
import type { Template } from '../types';
import { checkTemplate, type TemplateFolder } from './checkTemplate';
import { readTemplateFolders } from './readTemplateFolders';

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
  const folders = await readTemplateFolders(versionDir);
  throwProblems('The page templates cannot be shown', folders.flatMap(checkTemplate));
  return folders.map(toTemplate).toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
}
