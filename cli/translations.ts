/**
 * `npm run translations`: prints what is translated, missing, outdated and stale in each language.
 * `--language pt-BR` looks at one language alone, also at a new one; `--json` prints data for other tools.
 * `--write` completes the files with what is missing, and `--prune` also takes out what is stale.
 * `--accept i18n/zh/…/sorting.mdx` notes that a page is translated from the English one as it is now.
 * `--language en --write` writes the English texts to `i18n/en`, for services that translate them.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toLanguageTag } from '../core/languages';
import { createBuildContext } from '../core/server/buildContext';
import { collect } from '../core/server/contribution';
import { siteDir, toRelative } from '../core/server/files';
import { listLanguages } from '../core/server/languages';
import { validateSite } from '../core/server/site';
import { findVersion } from '../core/server/versions';
import type { Language } from '../core/types';
import { findFault } from '../plugins/translations/server/messageFaults';
import { readSources, recordSources, reportPages } from '../plugins/translations/server/pageReport';
import {
  type FileReport,
  collectFiles,
  renderPages,
  renderReport,
} from '../plugins/translations/server/report';
import {
  type WantedFile,
  compareFile,
  fillFile,
  readTranslations,
  toSourceFile,
} from '../plugins/translations/server/translationFiles';
import { setup } from '@site/docusaurus.config';
import { startCommand } from './command';

const command = {
  usage: 'npm run translations -- [--language zh] [--write] [--prune] [--accept <page>] [--json]',
  options: {
    language: { type: 'string' },
    write: { type: 'boolean', default: false },
    prune: { type: 'boolean', default: false },
    accept: { type: 'string', multiple: true },
    json: { type: 'boolean', default: false },
  },
} as const;

async function writeJson(file: string, content: object): Promise<void> {
  const absolute = path.join(siteDir, file);
  await mkdir(path.dirname(absolute), { recursive: true });
  await writeFile(absolute, `${JSON.stringify(content, null, 2)}\n`);
}

const site = validateSite(setup.site, setup.releasedVersions);
const versions = site.versions.map(({ name }) => findVersion(site, name, siteDir));

/** Collects what plugins bring to be translated with the titles, such as the texts of ads. */
async function collectTexts(): Promise<string[]> {
  const texts = [];
  for (const { name } of versions) {
    const build = { version: name, generatedDir: '.docusaurus' };
    const { contributed } = await createBuildContext(setup, build);
    texts.push(...collect(contributed, 'texts'));
  }
  return texts;
}

/** Reports on all pages of a language, and records those that weren't or that are accepted. */
async function report(language: Language, record: boolean, accepted: readonly string[]) {
  const read = async () => {
    const sources = await readSources(siteDir, language);
    return Promise.all(versions.map((version) => reportPages(version, language, sources, siteDir)));
  };
  const pages = (await read()).flatMap(({ translated }) => translated);
  const changed = pages
    .filter(({ file, outdated }) => accepted.includes(file) || (record && outdated === undefined))
    .map(({ file }) => file);
  if (record || changed.length > 0) {
    await recordSources(siteDir, language, changed);
  }
  return { known: pages.map(({ file }) => file), reports: await read() };
}

async function reportFile(language: Language, wantedFile: WantedFile): Promise<FileReport> {
  const { file, wanted, hasSource } = wantedFile;
  const comparison = compareFile(
    wanted,
    await readTranslations(siteDir, file),
    hasSource ? (english, message) => findFault(english, message, language) : undefined,
  );
  return { file, wanted, comparison };
}

void startCommand(command, async ({ values }) => {
  const { language: only, write, prune, accept = [], json } = values;
  if (only !== undefined && toLanguageTag(only) !== only) {
    throw new Error(`"${only}" is not the tag of a language. Write it as zh or pt-BR.`);
  }
  const toFiles = await collectFiles(site, siteDir, await collectTexts());
  if (only === 'en') {
    const files = write ? await toFiles('en') : [];
    await Promise.all(files.map((file) => writeJson(file.file, toSourceFile(file))));
    console.log(files.map(({ file }) => file).join('\n'));
    return;
  }
  const languages = only === undefined ? listLanguages(site, siteDir) : [only];
  const accepted = accept.map((file) => toRelative(siteDir, path.resolve(file)));
  const found = {
    files: [] as FileReport[],
    pages: [] as Awaited<ReturnType<typeof reportPages>>[],
  };
  const known: string[] = [];
  for (const language of languages) {
    for (const file of await toFiles(language)) {
      if (write || prune) {
        await writeJson(
          file.file,
          fillFile(file, await readTranslations(siteDir, file.file), prune),
        );
      }
      found.files.push(await reportFile(language, file));
    }
    const pages = await report(language, write, accepted);
    known.push(...pages.known);
    found.pages.push(...pages.reports);
  }
  const unknown = accepted.filter((file) => !known.includes(file));
  if (unknown.length > 0) {
    throw new Error(`There is no translated page ${unknown.join(', ')}. Give its path in i18n/.`);
  }
  console.log(
    json
      ? JSON.stringify(found, null, 2)
      : [renderReport(found.files), ...found.pages.map(renderPages)].join('\n'),
  );
  const isWrong = ({ comparison }: FileReport) =>
    comparison.stale.length > 0 || comparison.faults.length > 0;
  process.exitCode = found.files.some(isWrong) ? 1 : 0;
});
