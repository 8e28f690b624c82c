import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import { throwProblems } from '../../../core/server/problems';
import type { TranslationEntry, TranslationFile } from '../types';
import type { WantedFile } from './report';

const schema = Joi.object<TranslationFile>().pattern(
  Joi.string(),
  Joi.object({ message: Joi.string().allow('').required(), description: Joi.string().allow('') }),
);

/**
 * Reads a file of translations; one that is not there has none.
 *
 * @param file from the project's folder
 * @throws an error that lists all that is not of the form `{ "key": { "message": "…" } }`
 */
export async function readTranslations(siteDir: string, file: string): Promise<TranslationFile> {
  const absolute = path.join(siteDir, file);
  if (!existsSync(absolute)) {
    return {};
  }
  const title = `The translations of ${file} cannot be read`;
  let given: unknown;
  try {
    given = JSON.parse(await readFile(absolute, 'utf8'));
  } catch (error) {
    throwProblems(title, [`${(error as Error).message} Mend the JSON.`]);
  }
  const { error } = schema.validate(given, { abortEarly: false, convert: false });
  const problems = (error?.details ?? []).map(
    ({ message, context }) =>
      `${message}; given: ${JSON.stringify(context?.value) ?? 'nothing'}. Write { "key": { "message": "…" } }.`,
  );
  throwProblems(title, problems);
  return given as TranslationFile;
}

/** How a file of translations stands to what there is to translate: keys, in their order. */
export interface Comparison {
  translated: string[];
  missing: string[];
  /** Translated from an English text that is another now. */
  changed: string[];
  /** What nothing asks for any more. */
  stale: string[];
}

/** Words of Docusaurus, which it has translated itself; a language's file may have better ones. */
const isDocusaurus = (key: string) => key.startsWith('theme.');

/**
 * Compares a file of translations with what there is to translate.
 *
 * @param wanted English text by key
 */
export function compareFile(
  wanted: Readonly<Record<string, string>>,
  file: Readonly<TranslationFile>,
): Comparison {
  const keys = Object.keys(wanted);
  const isTranslated = (key: string) => Boolean(file[key]?.message);
  const translated = keys.filter(isTranslated);
  return {
    translated,
    missing: keys.filter((key) => !isTranslated(key)),
    changed: translated.filter((key) => {
      const source = file[key]?.description;
      return source !== undefined && source !== wanted[key];
    }),
    stale: Object.keys(file).filter((key) => !(key in wanted) && !isDocusaurus(key)),
  };
}

/**
 * Returns a file of translations with a key for all that there is to translate, in order. What is
 * missing is there with an empty text, and a translation that does not say yet which English text it
 * was made from says it. Nothing is lost: what nothing asks for stays, unless it is to be pruned.
 *
 * @param wanted English text by key
 */
export function fillFile(
  wanted: Readonly<Record<string, string>>,
  file: Readonly<TranslationFile>,
  {
    hasSource,
    takesEmpty,
    prune,
  }: Pick<WantedFile, 'hasSource' | 'takesEmpty'> & { prune: boolean },
): TranslationFile {
  const kept = prune ? [] : Object.keys(file);
  const keys = [...new Set([...Object.keys(wanted), ...kept])];
  const fill = (key: string): TranslationEntry => {
    const entry = file[key] ?? { message: '' };
    const english = wanted[key];
    const isNew = hasSource && english !== undefined && entry.description === undefined;
    return isNew ? { ...entry, description: english } : entry;
  };
  const filled = keys.toSorted().map((key) => [key, fill(key)] as const);
  return Object.fromEntries(filled.filter(([, { message }]) => takesEmpty || message));
}
