import type { Language } from '../../../core/types';

/** Returns what a language calls itself: `中文`. */
export function toLanguageLabel(language: Language): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}
