import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { hashFiles, hashPlatform, readLockedPackages } from '../../core/server/cacheKey';
import { toRelative } from '../../core/server/files';
import type { Moves } from '../../core/server/movedPages';
import { toSidebarFile } from '../../core/server/sidebar';
import { listTranslatedPages, toTranslatedDir } from '../../core/server/translatedPages';
import type { BuiltVersion } from '../../core/server/versions';

/**
 * Reads from Git's history when each page in some folders was last committed: pages have the time, and a
 * commit changes it while the text stays the same.
 *
 * @param folders relative to the project
 * @returns `file time` lines, sorted; none where there is no history, in which case pages show no date
 */
function readPageTimes(siteDir: string, folders: readonly string[]): string[] {
  const pages = folders.flatMap((folder) => [`${folder}/*.md`, `${folder}/*.mdx`]);
  const args = ['log', '--format=%x00%ct', '--name-only', '--no-renames', '--', ...pages];
  const { stdout, status } = spawnSync('git', args, {
    cwd: siteDir,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const times = new Map<string, string>();
  // The newest commit comes first.
  for (const commit of status === 0 ? stdout.split('\0').slice(1) : []) {
    const [time = '', ...files] = commit.split('\n').filter(Boolean);
    files.filter((file) => !times.has(file)).forEach((file) => times.set(file, time));
  }
  return [...times].map(([file, time]) => `${file} ${time}`).toSorted();
}

/** What every version is built from, beside its own folder. */
const sharedPatterns = {
  code: ['tsconfig.json', 'core/**', 'plugins/**', 'src/**', 'static/**'],
  settings: [
    'docusaurus.config.ts',
    'library.ts',
    'products.ts',
    'site.ts',
    'versions.json',
    '{docs,versioned_docs/*}/{api-releases,bundle-sizes}.json',
    'data/**',
    'static/**',
  ],
};

/** Returns the folder of the pages that a build shows in the place of English ones; English has none. */
const toTranslatedFolders = ({ name, language }: BuiltVersion) =>
  language === 'en' ? [] : [toTranslatedDir(language, name)];

/**
 * Returns which files of translations a build reads: the titles of all languages, and in another
 * language than English also that language's texts and its pages of the version.
 */
function toTranslationPatterns(version: BuiltVersion): string[] {
  const folder = `i18n/${version.language}`;
  return [
    'i18n/*/docusaurus-plugin-content-docs/titles.json',
    ...(version.language === 'en'
      ? []
      : [`${folder}/*.json`, `${folder}/docusaurus-theme-classic/**`]),
    ...toTranslatedFolders(version).flatMap((pages) => [
      `${pages}/**`,
      // The page of titles says which of them are outdated.
      path.posix.join(pages, '../sources.json'),
    ]),
  ];
}

/** What a version is built from. */
interface Inputs {
  version: BuiltVersion;
  siteDir: string;
  /** Absolute path of the platform; absent: of the one that runs. */
  platform?: string;
  /** The extracted API of each version, in files that are named by what is in them. */
  apiFiles: readonly string[];
  /** The key that is built in; the hash does not reveal it. */
  licenseKey: string | undefined;
  /** Where its pages and those of other versions are in each other. */
  moves: Moves;
}

/** Hashes what belongs to the version alone: pages, demos, sidebar, translations, packages, and the dates of its pages. */
async function hashOwn({ version, siteDir, moves }: Inputs): Promise<string> {
  const workspace = toRelative(siteDir, version.dir);
  const hash = createHash('sha256').update(`${version.host ?? ''}\n${version.language}\n`);
  await hashFiles(hash, siteDir, [
    toSidebarFile(version),
    `${workspace}/**`,
    ...toTranslationPatterns(version),
  ]);
  // Pages link to their translations: which there are is part of every language's build.
  hash.update((await listTranslatedPages(siteDir, version)).join('\n'));
  hash.update((await readLockedPackages(siteDir, workspace)).join('\n'));
  hash.update(readPageTimes(siteDir, [workspace, ...toTranslatedFolders(version)]).join('\n'));
  return hash.update(JSON.stringify(moves)).digest('hex').slice(0, 16);
}

/**
 * Hashes what all versions share: the code of the site and its packages, and the API of all versions,
 * because each page says what the others have.
 */
async function hashShared({ siteDir, platform, apiFiles, licenseKey }: Inputs): Promise<string> {
  const hash = createHash('sha256');
  // Hashed first: it may have any length, and what follows must not run into it.
  hash.update(
    createHash('sha256')
      .update(licenseKey ?? '')
      .digest(),
  );
  hash.update(apiFiles.map((file) => path.basename(file)).join('\n'));
  await hashPlatform(hash, siteDir, sharedPatterns, platform);
  return hash.digest('hex').slice(0, 16);
}

/** A hash of all that the output of a version depends on, in its two parts. */
export interface VersionHash {
  own: string;
  platform: string;
}

/** Hashes all that the output of a version depends on. */
export async function hashVersion(inputs: Inputs): Promise<VersionHash> {
  const [own, platform] = await Promise.all([hashOwn(inputs), hashShared(inputs)]);
  return { own, platform };
}
