import type { AdProvider } from '../../../../core/types';
import { createFeedProvider } from './createFeedProvider';
import { createScriptProvider } from './createScriptProvider';
import type { Provider } from './provider';

/** Returns the provider that `site.ts` names. */
export function createProvider(config: AdProvider): Provider {
  return config.kind === 'script' ? createScriptProvider(config) : createFeedProvider(config);
}
