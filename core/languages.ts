/** What is known of a language by its tag alone, in the build and in browsers. */
import type { Language } from './types';

/** Returns a BCP 47 tag as it is to be written: `pt-br` is `pt-BR`; nothing for what isn't a tag. */
export function toLanguageTag(text: string): Language | undefined {
  try {
    return Intl.getCanonicalLocales(text)[0];
  } catch {
    return undefined;
  }
}

/** Scripts that are written from right to left. */
const rightToLeft = /^(?:Adlm|Arab|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

/** Returns the direction that a language is written in: `rtl` for `ar`, `ur-PK` and `az-Arab`. */
export function toDirection(language: Language): 'ltr' | 'rtl' {
  return rightToLeft.test(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
}
