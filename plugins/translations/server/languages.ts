import path from 'node:path';
import type { ReplacementPlugin } from '../../../core/server/replaceDocusaurusModules';
import type { Language, Site } from '../../../core/types';

/** Returns what a language calls itself: `中文`. */
export function toLanguageLabel(language: Language): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}

/** Returns the other languages of the site, as the menu of one language shows them. */
export function toLanguageLinks({ languages = [] }: Pick<Site, 'languages'>, own: Language) {
  const all: readonly Language[] = languages.length > 0 ? ['en', ...languages] : [];
  return all
    .filter((language) => language !== own)
    .map((language) => ({ language, label: toLanguageLabel(language) }));
}

const pluginDir = path.join(__dirname, '..');

/** What stands for what in the builds of other languages; the English ones know nothing of it. */
const translated: readonly [request: RegExp, file: string][] = [
  [/^@docusaurus\/Translate$/, 'client/translate.tsx'],
  [/^@theme\/MDXContent$/, 'theme/PageLanguage/index.tsx'],
  [/^@theme\/ContentsList$/, 'theme/PageLanguage/ContentsList.tsx'],
  [/^@theme-original\/SiteMetadata$/, 'theme/LanguageMetadata/index.tsx'],
];

/** Returns the bundler plugins that put our modules in the place of Docusaurus's in the build of another language. */
export const replaceModules = (Replacement: ReplacementPlugin): InstanceType<ReplacementPlugin>[] =>
  translated.map(([request, file]) => new Replacement(request, path.join(pluginDir, file)));
