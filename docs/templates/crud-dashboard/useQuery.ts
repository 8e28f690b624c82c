import * as React from 'react';
import { readQuery } from './readQuery';
import { useSearchParams } from './useSearchParams';

/** Parts of the address and their new values; `null` takes a part out. */
export type QueryChanges = Partial<
  Record<
    'view' | 'text' | 'category' | 'state' | 'page' | 'size' | 'sort' | 'item' | 'mode',
    string | null
  >
>;

/** What the address says, and how to change it: at once, or by a link. */
export function useQuery() {
  const [params, go] = useSearchParams();
  const query = React.useMemo(() => readQuery(params), [params]);

  const toHref = (changes: QueryChanges) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === '') {
        next.delete(name);
      } else {
        next.set(name, value);
      }
    }
    return `?${next}`;
  };
  const change = (changes: QueryChanges, inPlace?: boolean) => go(toHref(changes), inPlace);
  const linkTo = (changes: QueryChanges) => ({
    href: toHref(changes),
    onClick(event: React.MouseEvent) {
      // With a key held down, a link opens in a new tab or window.
      if (!(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) {
        event.preventDefault();
        change(changes);
      }
    },
  });
  return { query, change, linkTo };
}
