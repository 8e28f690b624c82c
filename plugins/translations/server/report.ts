import path from 'node:path';
import {
  type Language,
  type Site,
  navbarSourceLabel,
  productShortNames,
} from '../../../core/types';
import { platformDir } from '../../../core/server/files';
import { collectInterface } from './messages';
import { collectTitles } from './titles';
import type { PageReport, PageState } from './pageReport';
import { type Comparison, type WantedFile, readTranslations, titlesFile } from './translationFiles';

const toNavbar = (site: Site) => {
  const labels = [
    ...Object.values(productShortNames),
    ...(site.repository ? [navbarSourceLabel] : []),
  ];
  return Object.fromEntries(labels.map((label) => [`item.label.${label}`, label]));
};

/** Leaves out what the platform has in a language, where it is a package that the site depends on. */
async function leaveOutKnown(
  texts: Readonly<Record<string, string>>,
  language: Language,
  siteDir: string,
): Promise<Record<string, string>> {
  const known =
    siteDir === platformDir
      ? {}
      : await readTranslations(platformDir, `i18n/${language}/code.json`);
  return Object.fromEntries(Object.entries(texts).filter(([id]) => !known[id]?.message));
}

/**
 * Collects what there is to translate, as the files of a language.
 *
 * @param texts English texts that are translated with the titles
 */
export async function collectFiles(site: Site, siteDir: string, texts: readonly string[]) {
  const [code, titles] = await Promise.all([collectInterface(site), collectTitles(site, siteDir)]);
  return async (language: Language): Promise<WantedFile[]> => {
    const toFile = (file: string) => path.posix.join('i18n', language, file);
    return [
      {
        file: toFile('code.json'),
        wanted: await leaveOutKnown(code, language, siteDir),
        hasSource: true,
        takesEmpty: true,
      },
      {
        file: toFile('docusaurus-theme-classic/navbar.json'),
        wanted: toNavbar(site),
        hasSource: false,
        takesEmpty: false,
      },
      {
        file: toFile(titlesFile),
        wanted: { ...titles, ...Object.fromEntries(texts.map((text) => [text, text])) },
        hasSource: false,
        takesEmpty: true,
      },
    ];
  };
}

/** What a file has of what there is to translate. */
export interface FileReport extends Pick<WantedFile, 'file' | 'wanted'> {
  comparison: Comparison;
}

/** How many keys of a kind are listed; the files themselves have all. */
const MAX_LISTED = 20;

function list(title: string, keys: readonly string[], describe = (key: string) => key): string[] {
  const rest = keys.length - MAX_LISTED;
  return keys.length === 0
    ? []
    : [
        `  ${title}:`,
        ...keys.slice(0, MAX_LISTED).map((key) => `    ${describe(key)}`),
        ...(rest > 0 ? [`    and ${rest} more`] : []),
      ];
}

/** Returns what is translated, missing and stale in each file, as text. */
export function renderReport(reports: readonly FileReport[]): string {
  const lines = reports.flatMap(({ file, wanted, comparison }) => {
    const { translated, missing, changed, stale, faults } = comparison;
    const total = Object.keys(wanted).length;
    const withText = (key: string) => (key === wanted[key] ? key : `${key}: ${wanted[key]}`);
    return [
      `${file}: ${translated.length} of ${total} translated, ${missing.length} missing, ${changed.length} outdated, ${stale.length} stale, ${faults.length} faulty`,
      ...list('Missing', missing, withText),
      ...list(
        'Outdated: the English text has changed. Translate it again and put it into "description"',
        changed,
        withText,
      ),
      ...list(
        'Faulty: they would show wrongly',
        faults.map(({ key, problem }) => `${key} ${problem}`),
      ),
      ...list('Stale: no longer used. npm run translations -- --prune removes them', stale),
    ];
  });
  return lines.join('\n');
}

/** Returns what is translated of the pages of a version in a language, as text. */
export function renderPages({ folder, translated, missing, stale }: PageReport): string {
  const outdated = translated.filter((page) => page.outdated?.length);
  const isNew = (page: PageState) => page.outdated === undefined;
  const total = translated.length + missing.length;
  const listStates = (title: string, toItems: (page: PageState) => readonly string[]) =>
    list(
      title,
      translated.flatMap((page) => {
        const items = toItems(page);
        return items.length > 0 ? [`${page.file}: ${items.join(', ')}`] : [];
      }),
    );
  return [
    `${folder}: ${translated.length} of ${total} pages translated, ${outdated.length} outdated, ${missing.length} missing, ${stale.length} stale`,
    ...list('Missing', missing),
    ...list(
      'Not recorded yet. npm run translations -- --write notes what they were translated from',
      translated.filter(isNew).map(({ file }) => file),
    ),
    ...listStates(
      'Outdated: these sections of the English page have changed. Translate them again, then: npm run translations -- --accept <file>',
      (page) => page.outdated ?? [],
    ),
    ...listStates(
      'Missing sections of the English page; links to them lead to where they would be',
      (page) => page.lostAnchors,
    ),
    ...listStates('Missing links of the English page', (page) => page.lostLinks),
    ...list('Stale: their English page is gone. Move or delete them', stale),
  ].join('\n');
}
