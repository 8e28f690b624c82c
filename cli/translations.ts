/**
 * `npm run translations`: prints what is translated, missing and stale in each language. `--write`
 * adds what is missing to the files, with an empty text; `--prune` also takes out what is stale;
 * `--language zh` looks at one language alone.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { siteDir } from '../core/server/files';
import { findLanguage, validateSite } from '../core/server/site';
import { prefixedLanguages } from '../core/types';
import { type FileReport, collectFiles, renderReport } from '../plugins/translations/server/report';
import {
  type WantedFile,
  compareFile,
  fillFile,
  readTranslations,
} from '../plugins/translations/server/translationFiles';
import rawSite from '../site';
import releasedVersions from '../versions.json';
import { startCommand } from './command';

const command = {
  usage: 'npm run translations -- [--language zh] [--write] [--prune]',
  options: {
    language: { type: 'string' },
    write: { type: 'boolean', default: false },
    prune: { type: 'boolean', default: false },
  },
} as const;

async function write(wantedFile: WantedFile, prune: boolean): Promise<void> {
  const { file } = wantedFile;
  const absolute = path.join(siteDir, file);
  const filled = fillFile(wantedFile, await readTranslations(siteDir, file), prune);
  await mkdir(path.dirname(absolute), { recursive: true });
  await writeFile(absolute, `${JSON.stringify(filled, null, 2)}\n`);
}

async function report({ file, wanted }: WantedFile): Promise<FileReport> {
  return { file, wanted, comparison: compareFile(wanted, await readTranslations(siteDir, file)) };
}

void startCommand(command, async ({ values }) => {
  const site = validateSite(rawSite, releasedVersions);
  const only = values.language && findLanguage(values.language);
  const languages = prefixedLanguages.filter((language) => !only || language === only);
  const toFiles = await collectFiles(site, siteDir);
  const files = languages.flatMap(toFiles);
  if (values.write || values.prune) {
    await Promise.all(files.map((file) => write(file, values.prune)));
  }
  const reports = await Promise.all(files.map(report));
  console.log(renderReport(reports));
  process.exitCode = reports.some(({ comparison }) => comparison.stale.length > 0) ? 1 : 0;
});
