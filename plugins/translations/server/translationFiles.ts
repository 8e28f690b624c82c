import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import { throwProblems } from '../../../core/server/problems';
import type { TranslationEntry, TranslationFile } from '../types';

/** Where the titles of pages and of the sidebar are, in Docusaurus's folder of a language. */
export const titlesFile = 'docusaurus-plugin-content-docs/titles.json';

/** A file that a translator fills. */
export interface WantedFile {
  /** Path from the project's folder. */
  file: string;
  /** English text by key. */
  wanted: Readonly<Record<string, string>>;
  /** Whether entries have the English text that they were translated from; otherwise it is their key. */
  hasSource: boolean;
  /** Whether an empty text shows as the English one; Docusaurus itself would show it empty. */
  takesEmpty: boolean;
}

const schema = Joi.object<TranslationFile>().pattern(
  Joi.string(),
  Joi.object({ message: Joi.string().allow('').required(), description: Joi.string().allow('') }),
);

/**
 * Reads a file of translations; one that doesn't exist has none.
 *
 * @param file from the project's folder
 * @throws an error that lists all that isn't of the form `{ "key": { "message": "…" } }`
 */
export async function readTranslations(siteDir: string, file: string): Promise<TranslationFile> {
  const absolute = path.join(siteDir, file);
  if (!existsSync(absolute)) {
    return {};
  }
  const title = `${file} can't be read`;
  let given: unknown;
  try {
    given = JSON.parse(await readFile(absolute, 'utf8'));
  } catch (error) {
    throwProblems(title, [`${(error as Error).message} Fix the JSON.`]);
  }
  const { error } = schema.validate(given, { abortEarly: false, convert: false });
  const problems = (error?.details ?? []).map(
    ({ message, context }) =>
      `${message}; given: ${JSON.stringify(context?.value) ?? 'nothing'}. Write { "key": { "message": "…" } }.`,
  );
  throwProblems(title, problems);
  return given as TranslationFile;
}

/** What a file of translations has of what there is to translate: keys, in their order. */
export interface Comparison {
  translated: string[];
  missing: string[];
  /** Translated, but the English text has changed since. */
  changed: string[];
  /** No longer used. */
  stale: string[];
  /** Translations that would show wrongly. */
  faults: { key: string; problem: string }[];
}

/** Docusaurus translates its own texts, and writes keys for the navbar; a language's file may have them. */
const isDocusaurus = (key: string) => /^(?:theme\.|title$|logo\.alt$)/.test(key);

/** Finds what is wrong with a translation of an English text. */
type FindFault = (english: string, message: string) => string | undefined;

/**
 * Compares a file of translations with what there is to translate.
 *
 * The English text itself is a translation only if "description" has it too: Docusaurus writes it for what
 * is missing.
 *
 * @param wanted English text by key
 */
export function compareFile(
  wanted: Readonly<Record<string, string>>,
  file: Readonly<TranslationFile>,
  findFault: FindFault = () => undefined,
): Comparison {
  const keys = Object.keys(wanted);
  const isTranslated = (key: string) => {
    const { message = '', description } = file[key] ?? {};
    return message !== '' && (message !== wanted[key] || description === message);
  };
  const translated = keys.filter(isTranslated);
  return {
    translated,
    missing: keys.filter((key) => !isTranslated(key)),
    changed: translated.filter((key) => {
      const source = file[key]?.description;
      return source !== undefined && source !== wanted[key];
    }),
    stale: Object.keys(file).filter((key) => !(key in wanted) && !isDocusaurus(key)),
    faults: translated.flatMap((key) => {
      const problem = findFault(wanted[key] ?? '', file[key]?.message ?? '');
      return problem === undefined ? [] : [{ key, problem }];
    }),
  };
}

/**
 * Returns a file of translations with a key for all that there is to translate, in order. What is
 * missing gets an empty text, or the English one where an empty one would show, and a translation without
 * its English text gets that too. Stale texts stay, unless they are to be pruned.
 */
export function fillFile(
  { wanted, hasSource, takesEmpty }: Omit<WantedFile, 'file'>,
  file: Readonly<TranslationFile>,
  prune: boolean,
): TranslationFile {
  const kept = Object.keys(file).filter((key) => !prune || isDocusaurus(key));
  const keys = new Set([...Object.keys(wanted), ...kept]);
  const fill = (key: string): TranslationEntry => {
    const english = wanted[key];
    const given = file[key] ?? { message: '' };
    const isMissing =
      english !== undefined && given.message === english && given.description !== english;
    const entry = isMissing && takesEmpty ? { message: '' } : given;
    const isNew = hasSource && english !== undefined && entry.description === undefined;
    const filled = isNew ? { ...entry, description: english } : entry;
    return filled.message || takesEmpty ? filled : { ...filled, message: english ?? '' };
  };
  return Object.fromEntries([...keys].toSorted().map((key) => [key, fill(key)]));
}

/** Returns a file of the English texts, for services that translate them. */
export const toSourceFile = ({ wanted }: Pick<WantedFile, 'wanted'>): TranslationFile =>
  Object.fromEntries(
    Object.entries(wanted)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, english]) => [key, { message: english, description: english }]),
  );
