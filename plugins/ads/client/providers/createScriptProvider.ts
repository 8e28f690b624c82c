import type { AdProvider } from '../../../../core/types';
import { findPlacement } from '../findPlacement';
import { pollPlacement } from '../pollPlacement';
import type { Provider } from './provider';

type Config = Extract<AdProvider, { kind: 'script' }>;

/** A provider whose script draws the ad itself. */
export function createScriptProvider({ src, scriptId, placement, backers }: Config): Provider {
  return {
    start(host, report) {
      // Not at once: what is taken back at once loads nothing.
      const adding = setTimeout(() => {
        const script = document.createElement('script');
        script.async = true;
        script.src = src;
        script.id = scriptId ?? '';
        host.append(script);
      }, 0);
      const stop = pollPlacement(() => findPlacement(host, placement, backers), report);
      return () => {
        clearTimeout(adding);
        stop();
        host.replaceChildren();
      };
    },
  };
}
