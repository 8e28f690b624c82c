import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import { siteDir, toRelative } from '../../../core/server/files';
import { readText } from '../../../core/server/pageSource';
import { listSchemaProblems, throwProblems } from '../../../core/server/problems';
import { toKebabName } from '../../../core/names';
import type { Template } from '../types';

/** A template's folder, right or wrong. */
interface TemplateFolder {
  /** Path of the folder, for messages. */
  dir: string;
  name: string;
  /** Text of its `template.json`; absent when there is none. */
  text?: string;
  /** Names of its `.tsx` files, without their extension. */
  components: readonly string[];
}

const schema = Joi.object<Template>({
  title: Joi.string().trim().max(40).required(),
  description: Joi.string()
    .trim()
    .max(160)
    .pattern(/\.$/)
    .required()
    .messages({ 'string.pattern.base': '{{#label}} must be a sentence that ends with a period' }),
  shows: Joi.array().items(Joi.string().trim().max(60)).min(3).max(6).required(),
})
  .required()
  .label('the file');

function checkDescription(text: string | undefined): string[] {
  if (text === undefined) {
    return ['template.json is missing. Write one with title, description, shows.'];
  }
  try {
    return listSchemaProblems('template.json', schema, JSON.parse(text));
  } catch (error) {
    return [`template.json isn't JSON: ${(error as Error).message}.`];
  }
}

/** The component that is the page: `SignIn` in `sign-in`. */
const findComponent = ({ name, components }: TemplateFolder) =>
  components.find((component) => toKebabName(component) === name);

/** Returns what is wrong with a template's folder: its name, its description, its component. */
export function checkTemplate(folder: TemplateFolder): string[] {
  const { dir, name, text } = folder;
  const problems = checkDescription(text);
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name)) {
    problems.push('names of templates are in kebab case, like crud-dashboard. Rename the folder.');
  } else if (!findComponent(folder)) {
    const component = name.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) =>
      letter.toUpperCase(),
    );
    problems.push(`${component}.tsx is missing. Write it, with the page as its default export.`);
  }
  return problems.map((problem) => `${dir}: ${problem}`);
}

/**
 * Reads the folders of a version's page templates, right or wrong.
 *
 * @param versionDir absolute path
 * @returns none for a version without templates
 */
export async function readTemplateFolders(versionDir: string): Promise<TemplateFolder[]> {
  const parent = path.join(versionDir, 'templates');
  const entries = await readdir(parent, { withFileTypes: true }).catch(() => []);
  return Promise.all(
    entries
      .filter((entry) => entry.isDirectory())
      .map(async ({ name }) => {
        const dir = path.join(parent, name);
        const files = await readdir(dir);
        return {
          dir: toRelative(siteDir, dir),
          name,
          text: await readText(path.join(dir, 'template.json')).catch(() => undefined),
          components: files.flatMap((file) => /^(.+)\.tsx$/.exec(file)?.[1] ?? []),
        };
      }),
  );
}

/**
 * Reads the page templates of a version, ordered by title.
 *
 * @param versionDir absolute path
 * @returns none for a version without templates
 * @throws an error with everything that is wrong with any of them
 */
export async function readTemplates(versionDir: string): Promise<Template[]> {
  const folders = await readTemplateFolders(versionDir);
  throwProblems('Invalid page templates', folders.flatMap(checkTemplate));
  return folders
    .map((folder) => ({
      name: folder.name,
      demo: findComponent(folder) ?? '',
      ...(JSON.parse(folder.text ?? '') as Pick<Template, 'title' | 'description' | 'shows'>),
    }))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
}
