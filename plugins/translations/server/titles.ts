import path from 'node:path';
import type { NavigationEntry } from '../../../core/navigation';
import { listLanguages } from '../../../core/server/languages';
import { toSlug } from '../../../core/pagePath';
import { flattenEntries, readSidebar, referenceTitle } from '../../../core/server/sidebar';
import {
  type PageTitle,
  readPageSlugs,
  readPageTitles,
  toTitle,
} from '../../../core/server/titles';
import { toTranslatedDir } from '../../../core/server/translatedPages';
import { type BuiltVersion, findVersion } from '../../../core/server/versions';
import type { Language, Site } from '../../../core/types';
import type { LanguageTitles, PageLacks, Title } from '../types';
import { toLanguageLabel } from './languages';
import { readSources, reportPages } from './pageReport';
import { readTranslations, titlesFile } from './translationFiles';

/** Whether an entry has the name of a component or an interface, which no language translates. */
const isApiName = ({ pathname, title, children }: NavigationEntry) =>
  pathname.startsWith('/api/') && !title && !children;

/**
 * Returns the titles of a version: those of its pages in the order of the sidebar, then the other
 * names in the sidebar, each once.
 */
export function toTitles(
  entries: readonly NavigationEntry[],
  pages: readonly PageTitle[],
): Title[] {
  const all = flattenEntries(entries);
  const places = all.map(({ pathname }) => toSlug(pathname));
  const place = ({ slug }: PageTitle) => (places.includes(slug) ? places.indexOf(slug) : Infinity);
  const ordered = pages.toSorted((a, b) => place(a) - place(b) || (a.slug < b.slug ? -1 : 1));
  const own = new Set(pages.map(({ title }) => title));
  const names = all.filter((entry) => !isApiName(entry)).map(toTitle);
  return [
    ...ordered.map(({ slug, title }) => ({ slug, english: title })),
    ...[...new Set(names)].filter((name) => !own.has(name)).map((english) => ({ english })),
  ];
}

async function readTitles(version: BuiltVersion, siteDir: string): Promise<Title[]> {
  const { entries } = await readSidebar(version, siteDir);
  return toTitles(entries, await readPageTitles(version.dir));
}

/** Collects the titles of all versions; the key of a title is its English text. */
export async function collectTitles(site: Site, siteDir: string): Promise<Record<string, string>> {
  const versions = site.versions.map(({ name }) => findVersion(site, name, siteDir));
  const titles = await Promise.all(versions.map((version) => readTitles(version, siteDir)));
  const all = [...titles.flat().map(({ english }) => english), referenceTitle];
  return Object.fromEntries(all.map((english) => [english, english]));
}

/**
 * Reads the titles that are translated to a language, by their English ones.
 *
 * @param siteDir absolute path of the project
 */
export async function readTitleTexts(
  language: Language,
  siteDir: string,
): Promise<Record<string, string>> {
  if (language === 'en') {
    return {};
  }
  const file = await readTranslations(siteDir, `i18n/${language}/${titlesFile}`);
  const translated = Object.entries(file).filter(([, { message }]) => message);
  return Object.fromEntries(translated.map(([english, { message }]) => [english, message]));
}

/** Reads what the translated pages of a build lack, by slug. */
async function readLacks(
  { language, ...version }: BuiltVersion,
  siteDir: string,
): Promise<ReadonlyMap<string, PageLacks>> {
  const sources = await readSources(siteDir, language);
  // The checks name a page that can't be read.
  const { translated } = await reportPages(version, language, sources, siteDir).catch(() => ({
    translated: [],
  }));
  return new Map(
    translated.map(({ slug, outdated = [], lostAnchors, lostLinks }) => [
      slug,
      { outdated, lostAnchors, lostLinks },
    ]),
  );
}

/** Reads the titles of a version with their translations, in each language besides English. */
export async function readLanguageTitles(
  site: Site,
  version: BuiltVersion,
  siteDir: string,
): Promise<LanguageTitles[]> {
  const titles = await readTitles(version, siteDir);
  return Promise.all(
    listLanguages(site, siteDir).map(async (language) => {
      const texts = await readTitleTexts(language, siteDir);
      const dir = path.join(siteDir, toTranslatedDir(language, version.name));
      const whole = new Set(await readPageSlugs(dir));
      // Another language's build isn't made again when these pages change.
      const lacks = language === version.language ? await readLacks(version, siteDir) : new Map();
      return {
        language,
        label: toLanguageLabel(language),
        titles: titles.map((title) => ({
          ...title,
          ...(title.english in texts && { translated: texts[title.english] }),
          ...(title.slug && whole.has(title.slug) && { whole: true as const }),
          ...(title.slug && lacks.has(title.slug) && { lacks: lacks.get(title.slug) }),
        })),
      };
    }),
  );
}
