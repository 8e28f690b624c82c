import type { Finding } from '../types';

/** What the slot shows, and the first part of what its events are called; no events while there is none. */
export type AdKind =
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
