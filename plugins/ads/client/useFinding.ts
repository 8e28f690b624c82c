import { useLayoutEffect, useState, type RefObject } from 'react';
import type { AdProvider } from '../../../core/types';
import type { Finding } from '../types';
import { askProvider } from './askProvider';

/**
 * What is known of a provider's ad.
 *
 * @param host the provider's element
 */
export function useFinding(config: AdProvider, host: RefObject<HTMLElement | null>): Finding {
  const [finding, setFinding] = useState<Finding>({ state: 'waiting' });
  // Before it is painted: where nobody may be asked yet, no frame is empty.
  useLayoutEffect(
    () => (host.current ? askProvider(config, host.current, setFinding) : undefined),
    [config, host],
  );
  return finding;
}
