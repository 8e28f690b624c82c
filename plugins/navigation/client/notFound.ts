import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useState } from 'react';

/** On the element that holds the 404 page's text. */
export const notFoundAttribute = 'data-not-found';

/** Whether the page's HTML is the 404 page. */
export function isNotFoundServed(): boolean {
  return (
    typeof document !== 'undefined' && document.querySelector(`[${notFoundAttribute}]`) !== null
  );
}

/**
 * Returns whether the server has answered the current address with the 404 page, although a route matches
 * it: one for several pages, or one that differs in upper case.
 */
export function useNotFoundServed(): boolean {
  const { pathname } = useLocation();
  const isHydrating = !useIsBrowser();
  const [landing] = useState(() => (isHydrating && isNotFoundServed() ? pathname : undefined));
  return pathname === landing;
}
