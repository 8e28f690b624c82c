import path from 'node:path';
import {
  navbarSourceLabel,
  productShortNames,
  type PrefixedLanguage,
  type Site,
} from '../../../core/types';
import { collectInterface } from './collectInterface';
import { collectTitles } from './collectTitles';

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
