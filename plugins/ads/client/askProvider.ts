import type { AdProvider } from '../../../core/types';
import type { Finding } from '../types';
import { createProvider } from './providers/createProvider';
import { whenReady } from './whenReady';

/**
 * Asks a provider for an ad, once that is allowed, and tells what is known from then on.
 *
 * @param host the provider's element
 * @returns a function that ends it
 */
export function askProvider(
  config: AdProvider,
  host: HTMLElement,
  report: (finding: Finding) => void,
): () => void {
  let stop: (() => void) | undefined;
  const takeBack = whenReady(() => {
    stop = createProvider(config).start(host, report);
  });
  if (!stop) {
    report({ state: 'off' });
  }
  return () => {
    takeBack();
    stop?.();
  };
}
