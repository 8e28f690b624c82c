import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { toKebabName } from '../../../core/names';
import { siteDir } from '../../../core/server/files';
import { throwProblems } from '../../../core/server/problems';
import type { Template } from '../types';

/** A template's folder as it stands on the disk. */
interface TemplateFolder {
  /** Path of the folder, for messages. */
  dir: string;
  name: string;
  /** Text of its `template.json`; absent when there is none. */
  text?: string;
  /** Names of its `.tsx` files, without their ending. */
  components: readonly string[];
}

interface Rule {
  needs: string;
  isRight(value: unknown): boolean;
}

const isText = (value: unknown, longest: number) =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest;

const rules: Readonly<Record<string, Rule>> = {
  title: { needs: 'a text of at most 40 letters', isRight: (value) => isText(value, 40) },
  description: {
    needs: 'a sentence of at most 160 letters that ends with a full stop',
    isRight: (value) => isText(value, 160) && String(value).endsWith('.'),
  },
  shows: {
    needs: 'a list of 3 to 6 texts of at most 60 letters',
    isRight: (value) =>
      Array.isArray(value) &&
      value.length >= 3 &&
      value.length <= 6 &&
      value.every((item) => isText(item, 60)),
  },
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function checkDescription(text: string | undefined): string[] {
  const allowed = Object.keys(rules).join(', ');
  const value = text === undefined ? undefined : parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const what = text === undefined ? 'is missing' : 'is no JSON object';
    return [`template.json ${what}. Write one with ${allowed}.`];
  }
  const given = value as Record<string, unknown>;
  return [...new Set([...Object.keys(rules), ...Object.keys(given)])].flatMap((key) => {
    const rule = rules[key];
    if (!rule) {
      return `template.json: there is no key "${key}". Allowed: ${allowed}.`;
    }
    return rule.isRight(given[key])
      ? []
      : `template.json: "${key}" must be ${rule.needs}; given: ${JSON.stringify(given[key]) ?? 'nothing'}.`;
  });
}

/** Returns what is wrong with a template's folder: its name, its description, its component. */
export function checkTemplate({ dir, name, text, components }: TemplateFolder): string[] {
  const problems = checkDescription(text);
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(name)) {
    problems.push('a template is named in kebab case, like crud-dashboard. Rename its folder.');
  } else if (!components.some((component) => toKebabName(component) === name)) {
    const pascal = name.replaceAll(/(?:^|-)(\w)/g, (_match, letter: string) =>
      letter.toUpperCase(),
    );
    problems.push(`it has no ${pascal}.tsx, the component that the page is. Write it.`);
  }
  return problems.map((problem) => `${dir}: ${problem}`);
}

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
