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

function toHref(params: URLSearchParams, changes: QueryChanges) {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') {
      next.delete(name);
    } else {
      next.set(name, value);
    }
  }
  return `?${next}`;
}

/** What the address says, and how to change it: at once, or by a link. */
export function useQuery() {
  const [params, go] = useSearchParams();
  const query = React.useMemo(() => readQuery(params), [params]);

  // It reads the address when it is called, so it is the same function on each render.
  const change = React.useCallback(
    (changes: QueryChanges, inPlace?: boolean) =>
      go(toHref(new URLSearchParams(window.location.search), changes), inPlace),
    [go],
  );
  const linkTo = (changes: QueryChanges) => ({
    href: toHref(params, changes),
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
