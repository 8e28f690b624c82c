import type { Plan, Product } from '../../../core/types';
import type { SearchResult } from './searchList';
import type { TextHit } from './searchText';

/** A line that can be chosen. */
export interface SearchOption {
  /** Where it leads: path in the version with the anchor. */
  path: string;
  label: string;
  /** What stands under it. */
  note?: string;
  isApi?: boolean;
  product?: Product;
  plan?: Plan;
  /** A place on the page above it. */
  isPlace: boolean;
}

/** Returns the lines of a page: itself, and the places on it. */
export const toOptions = ({
  page,
  entries,
}: Pick<SearchResult, 'page' | 'entries'>): SearchOption[] => [
  {
    path: page.slug,
    label: page.title,
    note: page.isApi ? undefined : page.description,
    isApi: page.isApi,
    product: page.product,
    plan: page.plan,
    isPlace: false,
  },
  ...entries.map(({ anchor, label }) => {
    return { path: `${page.slug}#${anchor}`, label, isPlace: true };
  }),
];

/** Returns the lines of what the text has beside what is shown already. */
export const toTextOptions = (
  hits: readonly TextHit[],
  shown: readonly SearchOption[],
): SearchOption[] =>
  hits
    .filter(({ path }) => shown.every((option) => option.path !== path))
    .map(({ path, title, excerpt }) => ({ path, label: title, note: excerpt, isPlace: false }));
