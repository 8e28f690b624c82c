import * as React from 'react';
import { readFilters } from './readFilters';
import { useSearchParams } from './useSearchParams';

/** Parts of the query and their new values; `null` takes a part out. */
export type FilterChanges = Partial<
  Record<'view' | 'from' | 'to' | 'place' | 'booking', string | null>
>;

/** The filters in the address, and how to change them: at once, or by a link. */
export function useFilters() {
  const [params, push] = useSearchParams();
  const filters = React.useMemo(() => readFilters(params), [params]);

  const toHref = (changes: FilterChanges) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) {
        next.delete(name);
      } else {
        next.set(name, value);
      }
    }
    return `?${next}`;
  };
  const change = (changes: FilterChanges) => push(toHref(changes));
  const linkTo = (changes: FilterChanges) => ({
    href: toHref(changes),
    onClick(event: React.MouseEvent) {
      // With a key held down, a link opens in a new tab or window.
      if (!(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) {
        event.preventDefault();
        change(changes);
      }
    },
  });
  return { ...filters, change, linkTo };
}
