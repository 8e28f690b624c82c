import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useRef, useState } from 'react';
import { compareApis } from '../compare/compareApis';
import type { ApiChanges, ComparableApi } from '../compare/types';
import type { ComparisonQuery } from './comparisonLink';

/** How long the page waits for what it compares, in ms. */
const timeout = 15_000;

const loaded = new Map<string, Promise<ComparableApi[]>>();

async function load(url: string): Promise<ComparableApi[]> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) {
    throw new Error(`${url} answers ${response.status}.`);
  }
  return (await response.json()) as ComparableApi[];
}

/** Loads the reference of one version and product, once; a failure is forgotten. */
export function loadComparable(url: string): Promise<ComparableApi[]> {
  const known = loaded.get(url);
  if (known) {
    return known;
  }
  const loading = load(url);
  loaded.set(url, loading);
  loading.catch(() => loaded.delete(url));
  return loading;
}

export type Comparison =
  { state: 'loading' } | { state: 'ready'; changes: ApiChanges } | { state: 'failed' };

/** Loads two versions of a product's reference and compares them. */
export function useComparison(
  { from, to, product }: ComparisonQuery,
  enabled: boolean,
): { comparison: Comparison; retry(): void } {
  const base = useBaseUrl('/api/compare/');
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ key: string; comparison: Comparison }>();
  const [before, after] = [from, to].map(({ name }) => `${base}${name}/${product}.json`);
  const key = `${before} ${after} ${attempt}`;
  useEffect(() => {
    if (!enabled || before === undefined || after === undefined) {
      return undefined;
    }
    let wanted = true;
    const settle = (comparison: Comparison) => wanted && setResult({ key, comparison });
    Promise.all([loadComparable(before), loadComparable(after)])
      .then(([older, newer]) => settle({ state: 'ready', changes: compareApis(older, newer) }))
      .catch(() => settle({ state: 'failed' }));
    return () => {
      wanted = false;
    };
  }, [enabled, before, after, key]);
  return {
    comparison: result?.key === key ? result.comparison : { state: 'loading' },
    retry: () => setAttempt(attempt + 1),
  };
}

/** Scrolls to what the address names once it is there: when the page came, the browser did not find it. */
export function useComparisonHash(ready: boolean): void {
  const done = useRef(false);
  useEffect(() => {
    if (ready && !done.current) {
      done.current = true;
      document.getElementById(decodeURIComponent(window.location.hash.slice(1)))?.scrollIntoView();
    }
  }, [ready]);
}
