import { useEffect, useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { products, type Version } from '../../../core/types';
import { changeKinds } from '../compare/types';
import { toComparisonSearch, type ComparisonQuery } from './comparisonLink';

interface Shown {
  query: ComparisonQuery;
  /** Versions in the address that don't exist. */
  unknown: string[];
}

/**
 * Reads `?from=v7&to=8.11.0&product=data-grid&component=DataGrid&filter=row&kinds=added,removed`.
 *
 * @param search `location.search`; invalid values count as absent
 * @param versions newest first; by default the newest is compared with the one before
 */
export function toComparisonQuery(
  search: string,
  versions: readonly [Version, ...Version[]],
): Shown {
  const params = new URLSearchParams(search);
  const [newest, previous = newest] = versions;
  const find = (param: string) => {
    const wanted = params.get(param);
    return versions.find(({ name, label }) => name === wanted || label === wanted);
  };
  const kinds = params.get('kinds')?.split(',') ?? [];
  return {
    query: {
      from: find('from') ?? previous,
      to: find('to') ?? newest,
      product: products.find((product) => product === params.get('product')) ?? products[0],
      component: params.get('component') || undefined,
      filter: params.get('filter') ?? '',
      kinds: changeKinds.filter((kind) => kinds.includes(kind)),
    },
    unknown: ['from', 'to'].flatMap((param) => (find(param) ? [] : (params.get(param) ?? []))),
  };
}

/** How long the address waits for the next key, in ms: browsers limit how often it may change. */
const DELAY = 250;

/** Returns what the address asks for, and a function that changes both. */
export function useComparisonQuery(versions: readonly [Version, ...Version[]]): Shown & {
  change(part: Partial<ComparisonQuery>): void;
} {
  const location = useLocation();
  // The prerendered page doesn't know the query of its address.
  const source = useIsBrowser() ? location : null;
  const read = () => ({ ...toComparisonQuery(source?.search ?? '', versions), source });
  const [shown, setShown] = useState(read);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [source]);
  if (shown.source !== source) {
    // A link, Back or Forward.
    setShown(read());
  }
  return {
    ...shown,
    change(part) {
      const query = { ...shown.query, ...part };
      setShown({ query, unknown: [], source });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        // Not through the router, which would draw the whole page again at every key.
        const { pathname, hash } = window.location;
        const url = `${pathname}${toComparisonSearch(query)}${hash}`;
        window.history.replaceState(window.history.state, '', url);
      }, DELAY);
    },
  };
}
