import path from 'node:path';
import type { ReplacementPlugin } from '../../../core/server/replaceDocusaurusModules';
import type { Language, Site } from '../../../core/types';

/** Returns what a language calls itself: `中文`. */
export function toLanguageLabel(language: Language): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}

/** Returns the other languages of the site, for the menu of one language. */
export function toLanguageLinks({ languages = [] }: Pick<Site, 'languages'>, own: Language) {
  const all: readonly Language[] = languages.length > 0 ? ['en', ...languages] : [];
  return all
    .filter((language) => language !== own)
    .map((language) => ({ language, label: toLanguageLabel(language) }));
}

const pluginDir = path.join(__dirname, '..');

/** Modules that are replaced in the builds of other languages. */
const replacements: readonly [request: RegExp, file: string][] = [
  [/^@docusaurus\/Translate$/, 'client/translate.tsx'],
  [/^@theme\/MDXContent$/, 'theme/PageLanguage/index.tsx'],
  [/^@theme\/ContentsList$/, 'theme/PageLanguage/ContentsList.tsx'],
  [/^@theme-original\/SiteMetadata$/, 'theme/PageLanguage/SiteMetadata.tsx'],
];

/** Returns the bundler plugins that replace Docusaurus's modules in the build of another language. */
export const replaceModules = (Replacement: ReplacementPlugin): InstanceType<ReplacementPlugin>[] =>
  replacements.map(([request, file]) => new Replacement(request, path.join(pluginDir, file)));
