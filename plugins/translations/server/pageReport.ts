/** What is translated of the pages, and what has changed in the English ones since. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { toRelative } from '../../../core/server/files';
import { readPageSource } from '../../../core/server/pageSource';
import { type PageText, readPageText } from '../../../core/server/pageText';
import { toEnglishFile, toTranslatedDir } from '../../../core/server/translatedPages';
import type { BuiltVersion } from '../../../core/server/versions';
import type { Language } from '../../../core/types';

/** Hashes of an English page's sections by anchor; the first is its title, description and beginning. */
export type SectionHashes = Readonly<Record<string, string>>;

/** The sections that each translated page was translated from, by its file. */
export type Sources = Readonly<Record<string, SectionHashes>>;

/** The name of the first section. */
const BEGINNING = 'beginning';

/** Returns the hash of each section of a page. */
function hashSections(
  { frontMatter, headings }: Pick<PageText, 'frontMatter' | 'headings'>,
  content: string,
): SectionHashes {
  const lines = content.split('\n');
  const starts = [{ id: BEGINNING, line: 1 }, ...headings];
  return Object.fromEntries(
    starts.map(({ id, line }, index) => {
      const text = lines.slice(line - 1, (starts[index + 1]?.line ?? lines.length + 1) - 1);
      const head = index === 0 ? [frontMatter.title, frontMatter.description] : [];
      // How lines are broken changes nothing for readers.
      const words = [...head, ...text].join(' ').split(/\s+/).filter(Boolean).join(' ');
      return [id, createHash('sha256').update(words).digest('hex').slice(0, 8)];
    }),
  );
}

/** What a translated page has of its English one. */
export interface PageState {
  /** Its path in its version. */
  slug: string;
  /** Its file, from the project's folder. */
  file: string;
  /** Sections of the English page that are new, gone, or another text now; absent: it was never recorded. */
  outdated?: string[];
  /** Anchors of the English page that lead to its sections and demos, and that it has only in their place. */
  lostAnchors: string[];
  lostLinks: string[];
}

/** Returns the items that are more often in one list than in another. */
function subtract(items: readonly string[], others: readonly string[]): string[] {
  const rest = [...others];
  return items.filter((item) => {
    const index = rest.indexOf(item);
    rest.splice(index, index < 0 ? 0 : 1);
    return index < 0;
  });
}

/** Compares a translated page with its English one. */
function comparePage(
  page: PageText,
  english: PageText,
  now: SectionHashes,
  then: SectionHashes | undefined,
): PageState {
  const names = [...new Set([...Object.keys(now), ...Object.keys(then ?? {})])];
  const ids = page.headings.map(({ id }) => id);
  const toUrls = ({ links }: PageText) => links.map(({ url }) => url);
  return {
    slug: String(page.frontMatter.slug),
    file: page.file,
    ...(then && { outdated: names.filter((name) => now[name] !== then[name]) }),
    lostAnchors: english.headings.map(({ id }) => id).filter((id) => !ids.includes(id)),
    lostLinks: subtract(toUrls(english), toUrls(page)),
  };
}

/** The pages of a version in a language. */
export interface PageReport {
  /** Folder of the translated pages, from the project's. */
  folder: string;
  translated: PageState[];
  /** English files without a translation. */
  missing: string[];
  /** Translations whose English page is gone. */
  stale: string[];
}

const toSourcesFile = (language: Language) =>
  path.posix.join('i18n', language, 'docusaurus-plugin-content-docs/sources.json');

/** Reads what the pages of a language were translated from. */
export async function readSources(siteDir: string, language: Language): Promise<Sources> {
  const file = path.join(siteDir, toSourcesFile(language));
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Sources) : {};
}

const pagePattern = '**/*.{md,mdx}';
const ignore = ['**/node_modules/**', '**/demos/**', '**/home/**'];

/** Reports on the pages of a version in a language; drafts count as pages. */
export async function reportPages(
  { name, dir }: Pick<BuiltVersion, 'name' | 'dir'>,
  language: Language,
  sources: Sources,
  siteDir: string,
): Promise<PageReport> {
  const folder = toTranslatedDir(language, name);
  const list = async (from: string) =>
    (await Globby(pagePattern, { cwd: path.join(siteDir, from), ignore }))
      .toSorted()
      .map((file) => path.posix.join(from, file));
  const [own, all] = await Promise.all([list(folder), list(toRelative(siteDir, dir))]);
  const sourced = own.filter((file) => all.includes(toEnglishFile(file)));
  const translated = await Promise.all(
    sourced.map(async (file) => {
      const page = await readPageText(siteDir, file);
      const english = page.english ?? page;
      const { content } = await readPageSource(path.join(siteDir, english.file));
      return comparePage(page, english, hashSections(english, content), sources[file]);
    }),
  );
  const covered = new Set(own.map(toEnglishFile));
  return {
    folder,
    translated,
    missing: all.filter((file) => !covered.has(file)),
    stale: own.filter((file) => !sourced.includes(file)),
  };
}

/**
 * Records that pages are translated from their English ones as these are now.
 *
 * @param files translated pages, from the project's folder
 */
export async function recordSources(
  siteDir: string,
  language: Language,
  files: readonly string[],
): Promise<void> {
  const added = await Promise.all(
    files.map(async (file) => {
      const english = await readPageText(siteDir, toEnglishFile(file));
      const { content } = await readPageSource(path.join(siteDir, english.file));
      return [file, hashSections(english, content)] as const;
    }),
  );
  const before = Object.entries(await readSources(siteDir, language));
  const kept = before.filter(([file]) => existsSync(path.join(siteDir, file)));
  const sources = Object.fromEntries(
    Object.entries({ ...Object.fromEntries(kept), ...Object.fromEntries(added) }).toSorted(
      ([a], [b]) => (a < b ? -1 : 1),
    ),
  );
  if (Object.keys(sources).length > 0 || before.length > 0) {
    const target = path.join(siteDir, toSourcesFile(language));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, `${JSON.stringify(sources, null, 2)}\n`);
  }
}
