import { useCallback, useEffect, useState } from 'react';
import type { Product } from '../../../core/types';
import { readChoice, writeChoice } from './choice';
import { readStored, type StoredVersion } from './readStored';
import { registerWorker } from './registerWorker';
import { storeVersion } from './storeVersion';

/** What went wrong when a pack was to be stored. */
export type Failure = 'full' | 'failed';

interface State {
  /** Absent until it is known; `null` where its list cannot be had. */
  stored?: StoredVersion | null;
  /** The pack that is being stored, and the share of files that are there. */
  busy?: { product: Product; share: number };
  failure?: Failure;
}

/** What is stored of a version, and what changes it. */
export function useStoredVersion(base: string) {
  const [state, setState] = useState<State>({});
  const refresh = useCallback(
    async (failure?: Failure) => setState({ stored: (await readStored(base)) ?? null, failure }),
    [base],
  );
  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what the browser stores is kept outside of React
    void refresh();
  }, [refresh]);

  /** Stores a pack, or takes it away. */
  async function choose(product: Product, isWanted: boolean): Promise<void> {
    const before = readChoice(base);
    const others = before.products.filter((other) => other !== product);
    writeChoice(base, { ...before, products: isWanted ? [...others, product] : others });
    setState(({ stored }) => ({ stored, busy: { product, share: 0 } }));
    try {
      await registerWorker(isWanted);
      await navigator.storage.persist();
      await navigator.locks.request('offline', () =>
        storeVersion(base, readChoice(base), (done, total) =>
          setState(({ stored }) => ({ stored, busy: { product, share: done / total } })),
        ),
      );
      await refresh();
    } catch (error) {
      writeChoice(base, before);
      await refresh((error as Error).name === 'QuotaExceededError' ? 'full' : 'failed');
    }
  }

  return { ...state, choose };
}
