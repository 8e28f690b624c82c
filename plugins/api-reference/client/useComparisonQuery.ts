import { useEffect, useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Version } from '../../../core/types';
import type { ComparisonQuery } from './compare/query';
import { toComparisonQuery } from './compare/toComparisonQuery';
import { toComparisonSearch } from './compare/toComparisonSearch';

/** How long the address waits for the next key, in ms: browsers limit how often it may change. */
const delay = 250;

interface Shown {
  query: ComparisonQuery;
  /** Versions that the address names and that do not exist. */
  unknown: string[];
}

/** What the address says that the page is to show, and a way to change both. */
export function useComparisonQuery(versions: readonly [Version, ...Version[]]): Shown & {
  change(part: Partial<ComparisonQuery>): void;
} {
  const location = useLocation();
  // What was prerendered does not know the address.
  const source = useIsBrowser() ? location : null;
  const toShown = () => toComparisonQuery(source?.search ?? '', versions);
  const [shown, setShown] = useState<Shown & { source: typeof source }>(() => ({
    ...toShown(),
    source,
  }));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [source]);
  if (shown.source !== source) {
    // A link, Back or Forward.
    setShown({ ...toShown(), source });
  }
  return {
    ...shown,
    change(part) {
      const query = { ...shown.query, ...part };
      setShown({ query, unknown: [], source });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        // Not through the router: it would draw the whole page again at every key.
        const { pathname, hash } = window.location;
        const url = `${pathname}${toComparisonSearch(query)}${hash}`;
        window.history.replaceState(window.history.state, '', url);
      }, delay);
    },
  };
}
