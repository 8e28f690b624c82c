import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useState } from 'react';
import { findSubject } from '../../../core/subject';
import type { Subject } from '../../../core/navigation';
import type { LinkedPage, NavigationData } from '../types';

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

const useNavigationData = () => usePluginData('docusaurus-plugin-navigation') as NavigationData;

/** Returns whether the current version has a page that the theme links to. */
export function useHasPage(slug: LinkedPage): boolean {
  return useNavigationData().linked.includes(slug);
}

/** Returns the current path in its version, and what it is about; works on any page. */
export function usePage(): { slug: string; subject: Subject } {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const { subjects } = useNavigationData();
  const slug = `/${pathname.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '');
  // One file is the 404 page of all addresses: React hydrates it as it was rendered, about nothing.
  const isShared = !useIsBrowser() && isNotFoundServed();
  return { slug, subject: isShared ? 'general' : findSubject(slug, subjects) };
}
