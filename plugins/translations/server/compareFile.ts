import type { TranslationFile } from '../types';

/** How a file of translations stands to what there is to translate: keys, in their order. */
export interface Comparison {
  translated: string[];
  missing: string[];
  /** Translated from an English text that is another now. */
  changed: string[];
  /** What nothing asks for any more. */
  stale: string[];
}

/** Words of Docusaurus, which it has translated itself; a language's file may have better ones. */
const isDocusaurus = (key: string) => key.startsWith('theme.');

/**
 * Compares a file of translations with what there is to translate.
 *
 * @param wanted English text by key
 */
export function compareFile(
  wanted: Readonly<Record<string, string>>,
  file: Readonly<TranslationFile>,
): Comparison {
  const keys = Object.keys(wanted);
  const isTranslated = (key: string) => Boolean(file[key]?.message);
  const translated = keys.filter(isTranslated);
  return {
    translated,
    missing: keys.filter((key) => !isTranslated(key)),
    changed: translated.filter((key) => {
      const source = file[key]?.description;
      return source !== undefined && source !== wanted[key];
    }),
    stale: Object.keys(file).filter((key) => !(key in wanted) && !isDocusaurus(key)),
  };
}
