import path from 'node:path';
import { toDirection } from '../../../core/languages';
import type { ReplacementPlugin } from '../../../core/server/replaceDocusaurusModules';
import type { Language, Site } from '../../../core/types';
import type { LanguageLabel } from '../types';

/** Returns what a language calls itself: `中文`. */
export function toLanguageLabel(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  // In the middle of a sentence it may be in lower case: `português (Brasil)`.
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** Returns the languages of the site, for its menu; none for a site that has English alone. */
export function listLabels({ languages = [] }: Pick<Site, 'languages'>): LanguageLabel[] {
  const all = languages.length > 0 ? ['en', ...languages] : [];
  return all.map((language) => ({
    language,
    label: toLanguageLabel(language),
    direction: toDirection(language),
  }));
}

const pluginDir = path.join(__dirname, '..');

/** Modules that are replaced in the builds of other languages. */
const replacements: readonly [request: RegExp, file: string][] = [
  [/^@docusaurus\/Translate$/, 'client/translate.tsx'],
  [/^@theme\/MDXContent$/, 'theme/PageLanguage/index.tsx'],
  [/^@theme\/ContentsList$/, 'theme/PageLanguage/ContentsList.tsx'],
  [/^@docusaurus\/theme-classic\/lib\/theme\/SiteMetadata$/, 'theme/PageLanguage/SiteMetadata.tsx'],
];

/** Returns the bundler plugins that replace Docusaurus's modules in the build of another language. */
export const replaceModules = (Replacement: ReplacementPlugin): InstanceType<ReplacementPlugin>[] =>
  replacements.map(([request, file]) => new Replacement(request, path.join(pluginDir, file)));
