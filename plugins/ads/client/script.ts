/** Ads that a provider's script draws itself. */
import type { AdProvider } from '../../../core/types';
import { reloadWhenWithdrawn } from '../../preferences/client';
import type { Finding } from '../types';

/** Time between two looks, in ms. */
const interval = 500;

/** How many looks there are; the last is 14.5 s after the first. */
const lastAttempt = 30;

/** How many looks find nothing before an ad blocker is assumed. */
const patience = 6;

/** What the script has drawn: an ad, or a link to the provider's page for backers. */
export type Placement = 'placed' | 'backers';

/**
 * Looks for the ad at once and then every half second, until it is there or too late.
 *
 * @returns a function that stops it
 */
export function pollPlacement(
  look: () => Placement | undefined,
  report: (finding: Finding) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = (attempt: number) => {
    const placement = look();
    // After a blocker is assumed, a late ad still wins.
    if (!placement && attempt < lastAttempt) {
      timer = setTimeout(() => check(attempt + 1), interval);
    }
    report({ state: placement ?? (attempt > patience ? 'blocked' : 'waiting') });
  };
  check(1);
  return () => clearTimeout(timer);
}

/**
 * Looks for what the script draws.
 *
 * @param host the slot's own element: the rest of the page doesn't count
 * @param selector of what the script draws
 * @param backers address of the provider's page for backers
 */
export function findPlacement(
  host: Element,
  selector: string,
  backers?: string,
): Placement | undefined {
  const drawn = host.querySelector(selector);
  const leadsToBackers =
    backers !== undefined && drawn?.querySelector('a')?.href === new URL(backers).href;
  return drawn ? (leadsToBackers ? 'backers' : 'placed') : undefined;
}

/**
 * Adds a provider's script to an element, and reports what it draws there.
 *
 * @returns a function that stops it and empties the element
 */
export function startScript(
  { src, scriptId, placement, backers }: Extract<AdProvider, { kind: 'script' }>,
  host: HTMLElement,
  report: (finding: Finding) => void,
): () => void {
  // Not at once: if it is stopped at once, nothing is loaded.
  const adding = setTimeout(() => {
    const script = document.createElement('script');
    script.async = true;
    script.src = src;
    script.id = scriptId ?? '';
    host.append(script);
    reloadWhenWithdrawn();
  }, 0);
  const stop = pollPlacement(() => findPlacement(host, placement, backers), report);
  return () => {
    clearTimeout(adding);
    stop();
    host.replaceChildren();
  };
}
