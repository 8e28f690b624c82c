import path from 'node:path';
import {
  type PrefixedLanguage,
  type Site,
  navbarSourceLabel,
  productShortNames,
} from '../../../core/types';
import { collectInterface } from './messages';
import { collectTitles } from './titles';
import type { Comparison } from './translationFiles';

/** A file that a translator fills. */
export interface WantedFile {
  /** Path from the project's folder. */
  file: string;
  /** English text by key. */
  wanted: Readonly<Record<string, string>>;
  /** Whether an entry says which English text it was made from; where it does not, the key does. */
  hasSource: boolean;
  /** Whether an empty text shows as the English one; Docusaurus itself would show it empty. */
  takesEmpty: boolean;
}

/** Where the titles of pages and of the tree are, in Docusaurus's folder of a language. */
export const titlesFile = 'docusaurus-plugin-content-docs/titles.json';

const toNavbar = (site: Site) => {
  const labels = [
    ...Object.values(productShortNames),
    ...(site.repository ? [navbarSourceLabel] : []),
  ];
  return Object.fromEntries(labels.map((label) => [`item.label.${label}`, label]));
};

/** Collects what there is to translate, in the files that a language has of it. */
export async function collectFiles(site: Site, siteDir: string) {
  const [code, titles] = await Promise.all([
    collectInterface(site, siteDir),
    collectTitles(site, siteDir),
  ]);
  return (language: PrefixedLanguage): WantedFile[] => {
    const toFile = (file: string) => path.posix.join('i18n', language, file);
    return [
      { file: toFile('code.json'), wanted: code, hasSource: true, takesEmpty: true },
      {
        file: toFile('docusaurus-theme-classic/navbar.json'),
        wanted: toNavbar(site),
        hasSource: false,
        takesEmpty: false,
      },
      { file: toFile(titlesFile), wanted: titles, hasSource: false, takesEmpty: true },
    ];
  };
}

/** A file and how it stands. */
export interface FileReport {
  file: string;
  wanted: Readonly<Record<string, string>>;
  comparison: Comparison;
}

/** How many keys of a kind are named; the files themselves have all. */
const shown = 20;

function list(title: string, keys: readonly string[], describe: (key: string) => string): string[] {
  const rest = keys.length - shown;
  return keys.length === 0
    ? []
    : [
        `  ${title}:`,
        ...keys.slice(0, shown).map((key) => `    ${describe(key)}`),
        ...(rest > 0 ? [`    and ${rest} more`] : []),
      ];
}

/** Returns what is translated, missing and stale in each file, as text. */
export function renderReport(reports: readonly FileReport[]): string {
  const lines = reports.flatMap(({ file, wanted, comparison }) => {
    const { translated, missing, changed, stale } = comparison;
    const total = Object.keys(wanted).length;
    const withText = (key: string) => (key === wanted[key] ? key : `${key}: ${wanted[key]}`);
    return [
      `${file}: ${translated.length} of ${total} translated, ${missing.length} missing, ${changed.length} of another English text, ${stale.length} stale`,
      ...list('Missing', missing, withText),
      ...list(
        'The English text is another now; translate it again, and put it into "description"',
        changed,
        withText,
      ),
      ...list(
        'Stale: nothing asks for them any more; npm run translations -- --prune takes them out',
        stale,
        (key) => key,
      ),
    ];
  });
  return lines.join('\n');
}
