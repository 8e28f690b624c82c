import type { NavigationEntry } from '../../../core/navigation';
import path from 'node:path';
import { readTree } from '../../../core/server/sidebar';
import {
  type PageTitle,
  readPageSlugs,
  readPageTitles,
  toSlug,
  toTitle,
} from '../../../core/server/titles';
import { toTranslatedDir } from '../../../core/server/translatedPages';
import { type BuiltVersion, findVersion } from '../../../core/server/versions';
import { type Language, type Site, prefixedLanguages } from '../../../core/types';
import type { LanguageTitles, Title } from '../types';
import { toLanguageLabel } from './languages';
import { titlesFile } from './report';
import { readTranslations } from './translationFiles';

/** All entries of a tree, groups before what is in them. */
const flatten = (entries: readonly NavigationEntry[]): NavigationEntry[] =>
  entries.flatMap((entry) => [entry, ...flatten(entry.children ?? [])]);

/** Whether an entry is called like a component or an interface, which is so in every language. */
const isApiName = ({ pathname, title, children }: NavigationEntry) =>
  pathname.startsWith('/x/api/') && !title && !children;

/**
 * Returns the titles of a version: those of its pages in the order of the tree, then the other names
 * that the tree has, each once.
 */
export function toTitles(
  entries: readonly NavigationEntry[],
  pages: readonly PageTitle[],
): Title[] {
  const all = flatten(entries);
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

/** Reads the titles of a version: those of its pages in the order of the tree, then other names of the tree. */
async function readTitles(version: BuiltVersion, siteDir: string): Promise<Title[]> {
  const { entries } = await readTree(version, siteDir);
  return toTitles(entries as readonly NavigationEntry[], await readPageTitles(version.dir));
}

/** Collects the titles of all versions; the key of a title is its English text. */
export async function collectTitles(site: Site, siteDir: string): Promise<Record<string, string>> {
  const versions = site.versions.map(({ name }) => findVersion(site, name, siteDir));
  const titles = await Promise.all(versions.map((version) => readTitles(version, siteDir)));
  return Object.fromEntries(titles.flat().map(({ english }) => [english, english]));
}

/**
 * Reads the titles of a language, those that are there, by their English ones.
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
  const texts = Object.entries(file).map(([title, { message }]) => [title, message] as const);
  return Object.fromEntries(texts.filter(([, message]) => message));
}

/** Reads the titles of a version with their translations, in each language beside English. */
export async function readLanguageTitles(
  version: BuiltVersion,
  siteDir: string,
): Promise<LanguageTitles[]> {
  const titles = await readTitles(version, siteDir);
  return Promise.all(
    prefixedLanguages.map(async (language) => {
      const texts = await readTitleTexts(language, siteDir);
      const dir = path.join(siteDir, toTranslatedDir(language, version.name));
      const whole = new Set(await readPageSlugs(dir));
      return {
        language,
        label: toLanguageLabel(language),
        titles: titles.map((title) => ({
          ...title,
          ...(title.english in texts && { translated: texts[title.english] }),
          ...(title.slug && whole.has(title.slug) && { whole: true as const }),
        })),
      };
    }),
  );
}
