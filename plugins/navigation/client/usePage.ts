import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import { findSubject } from '../findSubject';
import type { NavigationData, Subject } from '../types';

/** Returns where the visitor is, on any page: the path in the version, and what it is about. */
export function usePage(): { slug: string; subject: Subject } {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const { subjects } = usePluginData('docusaurus-plugin-navigation') as NavigationData;
  const slug = `/${pathname.slice(baseUrl.length)}`.replace(/(?<=.)\/$/, '');
  return { slug, subject: findSubject(slug, subjects) };
}
