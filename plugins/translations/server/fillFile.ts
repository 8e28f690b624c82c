import type { TranslationEntry, TranslationFile } from '../types';
import type { WantedFile } from './collectFiles';

/**
 * Returns a file of translations with a key for all that there is to translate, in order. What is
 * missing is there with an empty text, and a translation that does not say yet which English text it
 * was made from says it. Nothing is lost: what nothing asks for stays, unless it is to be pruned.
 *
 * @param wanted English text by key
 */
export function fillFile(
  wanted: Readonly<Record<string, string>>,
  file: Readonly<TranslationFile>,
  {
    hasSource,
    takesEmpty,
    prune,
  }: Pick<WantedFile, 'hasSource' | 'takesEmpty'> & { prune: boolean },
): TranslationFile {
  const kept = prune ? [] : Object.keys(file);
  const keys = [...new Set([...Object.keys(wanted), ...kept])];
  const fill = (key: string): TranslationEntry => {
    const entry = file[key] ?? { message: '' };
    const english = wanted[key];
    const isNew = hasSource && english !== undefined && entry.description === undefined;
    return isNew ? { ...entry, description: english } : entry;
  };
  const filled = keys.toSorted().map((key) => [key, fill(key)] as const);
  return Object.fromEntries(filled.filter(([, { message }]) => takesEmpty || message));
}
