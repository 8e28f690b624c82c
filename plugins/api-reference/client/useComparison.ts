import { useEffect, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { compareApis } from '../compare/compareApis';
import type { ApiChanges } from '../compare/types';
import { loadComparable } from './compare/loadComparable';
import type { ComparisonQuery } from './compare/query';

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
