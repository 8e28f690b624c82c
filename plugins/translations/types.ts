/** A file of Docusaurus's form: what a text is in a language, by its key. */
export type TranslationFile = Record<string, TranslationEntry>;

export interface TranslationEntry {
  /** The text in the language; empty while it is missing. */
  message: string;
  /** The English text that it was made from, where the key does not say it. */
  description?: string;
}

/** A title of the tree or of a page, in English and in another language. */
export interface Title {
  /** What it names: a page's path in its version, or nothing for a group of the tree. */
  slug?: string;
  english: string;
  /** The title in the language; absent while it is missing. */
  translated?: string;
  /** Whether the whole page is translated. */
  whole?: true;
}

/** What the page of titles shows: the titles of a version in a language. */
export interface LanguageTitles {
  language: string;
  /** What it calls itself. */
  label: string;
  titles: readonly Title[];
}
