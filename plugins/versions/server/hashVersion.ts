import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'js-yaml';
import type { BuiltVersion } from '../../shared/server/findVersion';
import type { Moves } from '../../shared/server/moved-pages/toMoves';
import { listTranslatedPages } from '../../shared/server/listTranslatedPages';
import { toTranslatedDir } from '../../shared/server/toTranslatedDir';
import { collectLockedPackages, type Lockfile } from './collectLockedPackages';
import { hashFiles } from './hashFiles';

/** What every version is built from, beside its own folder. */
const sharedPatterns = [
  'docusaurus.config.ts',
  'library.ts',
  'package.json',
  'site.ts',
  'tsconfig.json',
  'versions.json',
  'data/**',
  'plugins/**',
  'src/**',
  'static/**',
];

/**
 * Which files of translations a build reads: every one the titles of all languages, one in another
 * language also that language's texts and its pages of the version.
 */
function toTranslationPatterns({ name, language }: BuiltVersion): string[] {
  const titles = 'i18n/*/docusaurus-plugin-content-docs/titles.json';
  if (language === 'en') {
    return [titles];
  }
  const own = `i18n/${language}`;
  const pages = `${toTranslatedDir(language, name)}/**`;
  return [titles, `${own}/*.json`, `${own}/docusaurus-theme-classic/**`, pages];
}

/**
 * Returns a hash of all that the output of a version depends on: the site's code, the version's own
 * pages, demos and tree, its translations, the packages that both get, the API of all versions (each page says what
 * the others have), and where its pages and those of other versions are in each other (the version
 * menu, banner and canonical links point there).
 *
 * @param apiFiles the extracted API of each version, in files that are named by what is in them
 * @param licenseKey the key that is built in; the hash does not reveal it
 */
export async function hashVersion(
  version: BuiltVersion,
  siteDir: string,
  apiFiles: readonly string[],
  licenseKey: string | undefined,
  moves: Moves,
): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  // Hashed by itself first: it may have any length, and what follows must not run into it.
  hash.update(
    createHash('sha256')
      .update(licenseKey ?? '')
      .digest(),
  );
  hash.update(version.host ?? '');
  hash.update(apiFiles.map((file) => path.basename(file)).join('\n'));
  const workspace = path.relative(siteDir, version.dir);
  const sidebar = version.current
    ? 'sidebars.ts'
    : `versioned_sidebars/version-${version.name}-sidebars.json`;
  const own = [sidebar, `${workspace}/**`, ...toTranslationPatterns(version)];
  await hashFiles(hash.update(version.language), siteDir, [...sharedPatterns, ...own]);
  // Pages link to their translations: which there are is part of every language's build.
  hash.update((await listTranslatedPages(siteDir, version)).join('\n'));
  const lockfile = load(await readFile(path.join(siteDir, 'pnpm-lock.yaml'), 'utf8')) as Lockfile;
  for (const key of ['.', workspace]) {
    hash.update(collectLockedPackages(lockfile, key).join('\n'));
  }
  return hash.update(JSON.stringify(moves)).digest('hex').slice(0, 16);
}
