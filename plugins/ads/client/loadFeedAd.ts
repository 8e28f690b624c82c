import type { FeedAd } from '../types';
import { toFeedAd } from './toFeedAd';

/** Requests in all, when no answer has an ad that can be shown. */
const maxRequests = 10;

interface Options {
  /** Ends it, a request that is on its way included. */
  signal: AbortSignal;
  /** How long each answer may take, in ms. */
  timeout?: number;
}

async function requestJson(url: string, { signal, timeout = 4000 }: Options): Promise<unknown> {
  // `AbortSignal.any` is younger than the oldest browsers of the site.
  const request = new AbortController();
  const abort = () => request.abort();
  signal.addEventListener('abort', abort);
  const timer = setTimeout(abort, timeout);
  try {
    const response = await fetch(url, { signal: request.signal });
    if (response.status !== 200) {
      throw new Error(`${url} answered with ${response.status}.`);
    }
    return await response.json();
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/**
 * Asks a feed for an ad, again at once when it has none. A request that fails ends it.
 *
 * @returns nothing when there is no ad, for whatever reason
 */
export async function loadFeedAd(url: string, options: Options): Promise<FeedAd | undefined> {
  const { origin } = new URL(url);
  try {
    for (let count = 0; count < maxRequests && !options.signal.aborted; count += 1) {
      const ad = toFeedAd(await requestJson(url, options), origin);
      if (ad) {
        return ad;
      }
    }
  } catch {
    // No ad: the slot shows one of the site's own.
  }
  return undefined;
}
