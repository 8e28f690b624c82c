import path from 'node:path';
import {
  type PrefixedLanguage,
  type Site,
  navbarSourceLabel,
  productShortNames,
} from '../../../core/types';
import { collectInterface } from './messages';
import { collectTitles } from './titles';
import { type Comparison, type WantedFile, titlesFile } from './translationFiles';

const toNavbar = (site: Site) => {
  const labels = [
    ...Object.values(productShortNames),
    ...(site.repository ? [navbarSourceLabel] : []),
  ];
  return Object.fromEntries(labels.map((label) => [`item.label.${label}`, label]));
};

/** Collects what there is to translate, as the files of a language. */
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
    const { translated, missing, changed, stale } = comparison;
    const total = Object.keys(wanted).length;
    const withText = (key: string) => (key === wanted[key] ? key : `${key}: ${wanted[key]}`);
    return [
      `${file}: ${translated.length} of ${total} translated, ${missing.length} missing, ${changed.length} outdated, ${stale.length} stale`,
      ...list('Missing', missing, withText),
      ...list(
        'Outdated: the English text has changed. Translate it again and put it into "description"',
        changed,
        withText,
      ),
      ...list('Stale: no longer used. npm run translations -- --prune removes them', stale),
    ];
  });
  return lines.join('\n');
}
