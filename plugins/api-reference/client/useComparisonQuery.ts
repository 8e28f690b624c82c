import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useRef, useState } from 'react';
import { type Version, products } from '../../../core/types';
import { changeKinds } from '../compare/types';
import { type ComparisonQuery, toComparisonSearch } from './comparisonLink';

const isCalled = ({ name, label }: Version, wanted: string | null) =>
  name === wanted || label === wanted;

/**
 * Reads `?from=v7&to=8.11.0&product=data-grid&component=DataGrid&filter=row&kinds=added,removed`.
 *
 * @param search `location.search`; a value that is not allowed counts as absent
 * @param versions newest first; without others, the newest is compared to the one before
 * @returns what to show, and the versions that the address names and that do not exist
 */
export function toComparisonQuery(
  search: string,
  versions: readonly [Version, ...Version[]],
): { query: ComparisonQuery; unknown: string[] } {
  const params = new URLSearchParams(search);
  const [newest, previous = newest] = versions;
  const find = (name: string) => versions.find((version) => isCalled(version, params.get(name)));
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
    unknown: ['from', 'to'].flatMap((name) => (find(name) ? [] : (params.get(name) ?? []))),
  };
}

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
