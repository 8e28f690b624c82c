import type { AdProvider } from '../../../core/types';
import type { Finding } from '../types';
import type { Provider } from './provider';

/** How long it is from one look to the next, in ms. */
const interval = 500;

/** Looks in all; the last is 14.5 s after the first. */
const lastAttempt = 30;

/** Looks without success after which a blocker is assumed. */
const patience = 6;

/** What is in the slot of a provider's script: nothing, an ad, or its link to the page for backers. */
export type Placement = 'none' | 'ad' | 'backers';

/**
 * Returns what is known after a look.
 *
 * @param attempt number of the look, from 1
 */
export function toPollState(
  attempt: number,
  placement: Placement,
): 'waiting' | 'placed' | 'backers' | 'blocked' {
  if (placement === 'none') {
    return attempt > patience ? 'blocked' : 'waiting';
  }
  return placement === 'ad' ? 'placed' : 'backers';
}

/** Whether there is another look after this one; an ad that comes late still wins. */
export function needsAnotherLook(attempt: number, placement: Placement): boolean {
  return placement === 'none' && attempt < lastAttempt;
}

/**
 * Looks for a provider's ad, at once and then every half second, until it is there or too late.
 *
 * @returns a function that ends it
 */
export function pollPlacement(
  look: () => Placement,
  report: (finding: Finding) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = (attempt: number) => {
    const placement = look();
    if (needsAnotherLook(attempt, placement)) {
      timer = setTimeout(() => check(attempt + 1), interval);
    }
    report({ state: toPollState(attempt, placement) });
  };
  check(1);
  return () => clearTimeout(timer);
}

/**
 * Looks for what a provider's script draws.
 *
 * @param host the element that its script is in: what is elsewhere on the page is none of the slot's
 * @param selector of what it draws
 * @param backers address of the provider's page for backers
 */
export function findPlacement(host: Element, selector: string, backers?: string): Placement {
  const drawn = host.querySelector(selector);
  if (!drawn) {
    return 'none';
  }
  const leadsToBackers =
    backers !== undefined && drawn.querySelector('a')?.href === new URL(backers).href;
  return leadsToBackers ? 'backers' : 'ad';
}

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
