import { useEffect, useRef, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { compareApis } from '../compare/compareApis';
import type { ApiChanges, ComparableApi } from '../compare/types';
import type { ComparisonQuery } from './comparisonLink';
import { loadJson } from '../../../core/client/loadJson';

export type Comparison =
  { state: 'loading' } | { state: 'ready'; changes: ApiChanges } | { state: 'failed' };

/** Loads two versions of a product's API and compares them. */
export function useComparison(
  { from, to, product }: ComparisonQuery,
  enabled: boolean,
): { comparison: Comparison; retry(): void } {
  const base = useBaseUrl('/api/compare/');
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ key: string; comparison: Comparison }>();
  const before = `${base}${from.name}/${product}.json`;
  const after = `${base}${to.name}/${product}.json`;
  const key = `${before} ${after} ${attempt}`;
  useEffect(() => {
    if (!enabled) {
      return undefined;
    }
    let isWanted = true;
    const settle = (comparison: Comparison) => isWanted && setResult({ key, comparison });
    (
      Promise.all([loadJson(before), loadJson(after)]) as Promise<
        [ComparableApi[], ComparableApi[]]
      >
    )
      .then(([older, newer]) => settle({ state: 'ready', changes: compareApis(older, newer) }))
      .catch(() => settle({ state: 'failed' }));
    return () => {
      isWanted = false;
    };
  }, [enabled, before, after, key]);
  return {
    comparison: result?.key === key ? result.comparison : { state: 'loading' },
    retry: () => setAttempt(attempt + 1),
  };
}

/** Scrolls to what the address names once it is there: the browser looked for it before. */
export function useComparisonHash(isReady: boolean): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (isReady && !isDone.current) {
      isDone.current = true;
      document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
    }
  }, [isReady]);
}
