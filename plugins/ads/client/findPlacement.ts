import type { Placement } from './pollPlacement';

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
