/** Pages with demos, what `npm run evidence` wrote beside them, `accessibility.json`, and a maintainer's notes. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { Joi } from '@docusaurus/utils-validation';
import { mapFiles, siteDir, toRelative } from '../../../core/server/files';
import { listShownDemos } from '../../../core/server/mdx';
import { readPageSource } from '../../../core/server/pageSource';
import { type FolderEvidence, impacts, views } from '../types';

/** Name of the file in a folder of pages. */
export const EVIDENCE_FILE = 'accessibility.json';

/** Beside a version's `package.json`; optional. */
export const NOTES_FILE = 'accessibility-notes.json';

/** What a maintainer says of a rule that fails in demos of components. */
export interface Note {
  rule: string;
  components: readonly string[];
  note: string;
}

const texts = Joi.array().items(Joi.string().allow(''));
const count = Joi.number().integer().min(0);
const text = Joi.string();

const evidenceSchema = Joi.object<FolderEvidence>({
  measured: text.pattern(/^\d{4}-\d\d-\d\d$/).required(),
  axe: text.required(),
  packages: Joi.object().pattern(text, text).required(),
  demos: Joi.object()
    .pattern(
      text,
      Joi.object({
        hash: text.required(),
        rules: count.required(),
        failures: Joi.array().items(
          Joi.object({
            rule: text.required(),
            help: text.required(),
            impact: Joi.valid(...impacts).required(),
            views: Joi.array().items(Joi.valid(...views)),
            count: count.required(),
            elements: texts.required(),
          }),
        ),
        stops: texts.required(),
        moreStops: Joi.valid(true),
        trapped: Joi.valid(true),
        withoutFocus: Joi.array().items(count),
        unreachable: texts,
        tree: texts.required(),
        cut: count,
      }),
    )
    .required(),
});

const notesSchema = Joi.array().items(
  Joi.object({ rule: text.required(), components: texts.min(1).required(), note: text.required() }),
);

/** @throws an error with the file, what is wrong in it, and how to mend it */
async function readValid<Content>(
  file: string,
  schema: Joi.Schema<Content>,
  remedy: string,
): Promise<Content> {
  const refuse = (cause: unknown) =>
    new Error(`${toRelative(siteDir, file)}: ${(cause as Error).message}. ${remedy}`, { cause });
  let content: unknown;
  try {
    content = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw refuse(error);
  }
  const { error, value } = schema.validate(content, { convert: false, abortEarly: false });
  if (error) {
    throw refuse(error);
  }
  return value;
}

/**
 * Reads what was found in the demos of a version, by folder of pages in the version: `charts/bars`.
 *
 * @throws an error when a file isn't what the command writes
 */
export async function readEvidence(
  versionDir: string,
): Promise<ReadonlyMap<string, FolderEvidence>> {
  const files = await Globby(`*/**/${EVIDENCE_FILE}`, {
    cwd: versionDir,
    ignore: ['**/node_modules/**'],
  });
  const read = await mapFiles(files.toSorted(), async (file) => {
    const remedy = 'Delete the file, and run npm run evidence.';
    const evidence = await readValid(path.join(versionDir, file), evidenceSchema, remedy);
    return [path.posix.dirname(file), evidence] as const;
  });
  return new Map(read);
}

/** Reads the notes on a version; none where there is no file. */
export async function readNotes(versionDir: string): Promise<readonly Note[]> {
  const file = path.join(versionDir, NOTES_FILE);
  const remedy = 'Write a list of { "rule", "components", "note" }.';
  return existsSync(file) ? readValid<Note[]>(file, notesSchema, remedy) : [];
}

/** A page that shows demos. */
export interface EvidencePage {
  slug: string;
  folder: string;
  /** Names of its demos. */
  demos: readonly string[];
}

/** Reads which pages of a version show demos, without drafts, ordered by folder. */
export async function readShownDemos(versionDir: string): Promise<EvidencePage[]> {
  const files = await Globby('**/*.mdx', { cwd: versionDir, ignore: ['**/node_modules/**'] });
  const pages = await mapFiles(files.toSorted(), async (file): Promise<EvidencePage[]> => {
    const { frontMatter, content } = await readPageSource(path.join(versionDir, file));
    const { slug, draft } = frontMatter;
    const demos = [...new Set(listShownDemos(content))];
    return typeof slug === 'string' && draft !== true && demos.length > 0
      ? [{ slug, folder: path.posix.dirname(file), demos }]
      : [];
  });
  return pages.flat();
}
