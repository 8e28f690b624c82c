import type { Language } from '../../core/types';

/** Docusaurus's form of a file: texts in a language, by key. */
export type TranslationFile = Record<string, TranslationEntry>;

export interface TranslationEntry {
  /** The text in the language; empty while it is missing. */
  message: string;
  /** The English text that it was translated from, unless that is the key. */
  description?: string;
}

/** A language in the menu. */
export interface LanguageLabel {
  language: Language;
  /** The language's own name. */
  label: string;
  direction: 'ltr' | 'rtl';
}

/** What a translated page lacks of its English one, each as in its address. */
export interface PageLacks {
  /** Sections of the English page that have changed since. */
  outdated: readonly string[];
  lostAnchors: readonly string[];
  lostLinks: readonly string[];
}

/** A title of a page or in the sidebar, in English and in another language. */
export interface Title {
  /** The page's path in its version; absent for a group of the sidebar. */
  slug?: string;
  english: string;
  /** The title in the language; absent while it is missing. */
  translated?: string;
  /** Whether the whole page is translated. */
  whole?: true;
  /** In the build of the language itself, where its whole page lacks something. */
  lacks?: PageLacks;
}

/** The titles of a version in a language. */
export interface LanguageTitles {
  language: string;
  /** The language's own name. */
  label: string;
  titles: readonly Title[];
}
