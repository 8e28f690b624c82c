import { toStem } from './toStem';

/** Words of which people type one and the library says another. */
const groups = [
  'column col',
  'definition def',
  'parameter param',
  'property prop',
  'hide hidden visibility',
  'show visible visibility',
  'forbid disable prevent',
  'excel xlsx',
  'collapse expand expansion',
  'order ordering reorder',
  'pick picker',
  'style styling css',
  'color palette',
  'page pagination',
  'start quickstart',
  'upgrade migrate migration',
  'localize locale localization translation',
  'empty overlay',
];

/** The stems of what else a word may be called, by its own stem. */
export const synonyms: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  groups.flatMap((group) => {
    const stems = new Set(group.split(' ').map(toStem));
    return [...stems].map((stem) => [stem, stems] as const);
  }),
);
