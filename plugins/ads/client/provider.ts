import { type RefObject, useLayoutEffect, useState } from 'react';
import type { AdProvider } from '../../../core/types';
import { whenAllowed } from '../../preferences/client';
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
 * Calls back once a third party may be asked: the visitor allows it, and the browser is online.
 *
 * @returns a function that cancels it
 */
export function whenReady(callback: () => void): () => void {
  const waiting = new AbortController();
  const stop = whenAllowed(() => {
    if (navigator.onLine) {
      callback();
    } else {
      window.addEventListener('online', callback, { once: true, signal: waiting.signal });
    }
  });
  return () => {
    stop();
    waiting.abort();
  };
}

/** Asks a provider for an ad as soon as that is allowed, and reports what is known from then on. */
function askProvider(
  provider: AdProvider,
  host: HTMLElement,
  report: (finding: Finding) => void,
): () => void {
  let stop: (() => void) | undefined;
  const cancel = whenReady(() => {
    stop =
      provider.kind === 'script'
        ? startScript(provider, host, report)
        : startFeed(provider.url, report);
  });
  if (!stop) {
    report({ state: 'off' });
  }
  return () => {
    cancel();
    stop?.();
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
