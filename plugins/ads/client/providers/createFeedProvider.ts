import type { AdProvider } from '../../../../core/types';
import { loadFeedAd } from '../loadFeedAd';
import type { Provider } from './provider';

type Config = Extract<AdProvider, { kind: 'feed' }>;

/** A provider that answers with ads as JSON. */
export function createFeedProvider({ url }: Config): Provider {
  return {
    start(_host, report) {
      const ending = new AbortController();
      report({ state: 'waiting' });
      void loadFeedAd(url, { signal: ending.signal }).then((ad) => {
        if (!ending.signal.aborted) {
          report(ad ? { state: 'loaded', ad } : { state: 'failed' });
        }
      });
      return () => ending.abort();
    },
  };
}
