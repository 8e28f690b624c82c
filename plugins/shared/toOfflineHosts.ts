import type { Site } from './types';

/** Returns the names of the hosts that pages are stored on. Runs on both sides of the wall. */
export function toOfflineHosts({ offlineHosts, url }: Site): readonly string[] {
  return offlineHosts ?? [new URL(url).hostname];
}
