import type { Language } from '../types';

/** Returns what the folders of a build are called: `v4`, and in another language `v4.zh`. */
export const toBuildName = (version: string, language: Language): string =>
  language === 'en' ? version : `${version}.${language}`;
