import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import { throwProblems } from '../../../core/server/problems';
import type { TranslationFile } from '../types';

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
