import { type RefObject, useLayoutEffect, useState } from 'react';
import type { AdProvider } from '../../../core/types';
import { whenAllowed } from '../../consent/client';
import type { Finding } from '../types';
import { createFeedProvider } from './feed';
import { createScriptProvider } from './script';

/** What the slot shows, and the first part of what its events are called; no events while there is none. */
type AdKind =
  | 'waiting'
  | 'provider'
  | 'in-house'
  /** In-house, because the provider had none. */
  | 'in-house-backers'
  /** A few words to whoever uses a blocker. */
  | 'in-house-adblock';

/** How often people with a blocker get the message and not an ad. */
const messageRatio = 0.2;

interface Facts {
  state: Finding['state'];
  /** Drawn once for as long as the slot is there, from 0 to below 1. */
  random: number;
}

const kinds: Record<Exclude<Finding['state'], 'blocked'>, AdKind> = {
  off: 'in-house',
  waiting: 'waiting',
  placed: 'provider',
  loaded: 'provider',
  backers: 'in-house-backers',
  failed: 'in-house',
};

/** Returns what a slot shows, from what is known. */
export function decideAd({ state, random }: Facts): AdKind {
  if (state === 'blocked') {
    return random < messageRatio ? 'in-house-adblock' : 'in-house';
  }
  return kinds[state];
}

/**
 * Calls back once another party may be asked: the visitor does not object, and the browser is online.
 *
 * @returns a function that takes the wish back
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

/** Another party that ads come from. */
export interface Provider {
  /**
   * Asks for an ad, and tells what is known each time that it changes.
   *
   * @param host an empty element that is the provider's to draw in
   * @returns a function that ends it: nothing is told any more, and the element is empty again
   */
  start(host: HTMLElement, report: (finding: Finding) => void): () => void;
}

/** Returns the provider that `site.ts` names. */
function createProvider(config: AdProvider): Provider {
  return config.kind === 'script' ? createScriptProvider(config) : createFeedProvider(config);
}

/**
 * Asks a provider for an ad, once that is allowed, and tells what is known from then on.
 *
 * @param host the provider's element
 * @returns a function that ends it
 */
function askProvider(
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
