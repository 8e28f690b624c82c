import { type RefObject, useLayoutEffect, useState } from 'react';
import type { AdProvider } from '../../../core/types';
import { isAllowed, watchAllowed } from '../../preferences/client';
import type { Finding } from '../types';
import { startFeed } from './feed';
import { startScript } from './script';

/** What the slot shows, which is also the first part of its events' label. */
type AdKind =
  | 'waiting'
  | 'provider'
  | 'in-house'
  /** In-house, because the provider had none. */
  | 'in-house-backers'
  /** A message to people with an ad blocker. */
  | 'in-house-adblock';

const kinds: Record<Exclude<Finding['state'], 'blocked'>, AdKind> = {
  off: 'in-house',
  waiting: 'waiting',
  placed: 'provider',
  loaded: 'provider',
  backers: 'in-house-backers',
  failed: 'in-house',
};

/** Share of people with an ad blocker who see the message instead of an ad. */
const messageRatio = 0.2;

/**
 * Returns what a slot shows.
 *
 * @param random from 0 to below 1, the same for as long as the slot is there
 */
export function decideAd(state: Finding['state'], random: number): AdKind {
  if (state === 'blocked') {
    return random < messageRatio ? 'in-house-adblock' : 'in-house';
  }
  return kinds[state];
}

/**
 * Calls back with whether a third party may be asked: at once, and whenever that changes. The visitor must
 * allow it, and the browser must have been online since.
 *
 * @returns a function that stops it
 */
export function watchReady(notify: (isReady: boolean) => void): () => void {
  const stopping = new AbortController();
  let before: boolean | undefined;
  const check = () => {
    const isReady = isAllowed() && (before === true || navigator.onLine);
    if (isReady !== before) {
      before = isReady;
      notify(isReady);
    }
  };
  const stop = watchAllowed(check);
  window.addEventListener('online', check, { signal: stopping.signal });
  return () => {
    stop();
    stopping.abort();
  };
}

/**
 * Asks a provider for an ad while that is allowed, and reports what is known from then on. Once it isn't
 * allowed anymore, nothing more is requested, and what the provider drew is gone.
 */
function askProvider(
  provider: AdProvider,
  host: HTMLElement,
  report: (finding: Finding) => void,
): () => void {
  let stop = () => {};
  const cancel = watchReady((isReady) => {
    stop();
    if (!isReady) {
      stop = () => {};
      report({ state: 'off' });
    } else if (provider.kind === 'script') {
      stop = startScript(provider, host, report);
    } else {
      stop = startFeed(provider.url, report);
    }
  });
  return () => {
    cancel();
    stop();
  };
}

/**
 * Returns what is known about a provider's ad.
 *
 * @param host an empty element that the provider may draw in
 */
export function useFinding(provider: AdProvider, host: RefObject<HTMLElement | null>): Finding {
  const [finding, setFinding] = useState<Finding>({ state: 'waiting' });
  // Before paint: while nobody may be asked, the slot isn't empty for a frame.
  useLayoutEffect(
    () => (host.current ? askProvider(provider, host.current, setFinding) : undefined),
    [provider, host],
  );
  return finding;
}
