import path from 'node:path';
import type { PrefixedLanguage } from '../types';

/** Returns the folder of a version's pages in a language, from the project's folder. */
export function toTranslatedDir(language: PrefixedLanguage, version: string): string {
  const folder = version === 'current' ? 'current' : `version-${version}`;
  return path.posix.join('i18n', language, 'docusaurus-plugin-content-docs', folder);
}
