import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { findSubject } from '../../../core/subject';
import type { Subject } from '../../../core/navigation';
import type { LinkedPage, NavigationData } from '../types';
import { isNotFoundServed } from './notFound';

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
